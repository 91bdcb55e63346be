/** Components that take the whole window or are fixed to it. */
const ofTheWindow = /^((app\/)?Pages|layout\/.+|testing\/.+|ui\/Drawer|sections\/JobBoard\/FilterDialog)$/;

/** Whether documentation shows the stories of a title in a window of their own, not between others. */
export const isFramed = (title: string) => ofTheWindow.test(title);
