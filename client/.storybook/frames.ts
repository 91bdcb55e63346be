/** Components that take the whole window, are fixed to it or follow its scroll position. */
const ofTheWindow = /^((app\/)?Pages|layout\/.+|testing\/.+|ui\/Drawer|sections\/(Contents|JobBoard\/FilterDialog))$/;

/** Whether documentation shows the stories of a title in a window of their own, not between others. */
export const isFramed = (title: string) => ofTheWindow.test(title);

/** The name of the windows of stories in documentation. */
export const frameName = 'docs';

/** What a play focuses or scrolls to would move the documentation around its frame. */
export function keepPlace(): void {
  const focus = HTMLElement.prototype.focus;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => {};
}
