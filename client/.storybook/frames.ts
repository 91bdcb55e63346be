/** Components that take the whole window, are fixed to it or follow its scroll position. */
const ofTheWindow = /^((app\/)?Pages|layout\/.+|testing\/.+|ui\/Drawer|sections\/(Contents|JobBoard\/FilterDialog))$/;

/** Whether documentation shows the stories of a title in a window of their own, not between others. */
export const isFramed = (title: string) => ofTheWindow.test(title);
