/** Components that take the whole window, are fixed to it or follow its scroll position. */
const ofTheWindow = /^((app\/)?Pages|layout\/.+|testing\/.+|ui\/Drawer|sections\/(Contents|JobBoard\/FilterDialog))$/;

/** Whether documentation shows the stories of a title in a window of their own, not between others. */
export const isFramed = (title: string) => ofTheWindow.test(title);

/** The name of the windows of stories in documentation. */
export const frameName = 'docs';

/**
 * What a story focuses when it is shown, or a play in a frame focuses or scrolls to, would move the documentation away
 * from what one reads.
 */
export function keepPlace(): void {
  const { focus } = HTMLElement.prototype;
  const isFrame = window.name === frameName;
  const isDocumentation = () => isFrame || document.getElementById('storybook-docs')?.hidden === false;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, isDocumentation() ? { ...options, preventScroll: true } : options);
  };
  if (isFrame) Element.prototype.scrollIntoView = () => {};
}
