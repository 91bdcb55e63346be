import { addons } from 'storybook/preview-api';

const oneOf = (titles: string[]) => new RegExp(`^(${titles.join('|')})$`);

/** Components that take the whole window, are fixed to it or follow its scroll position. */
const ofTheWindow = oneOf([
  '(app/)?Pages',
  'layout/.+',
  'sections/(article/(Contents|ReadingProgress)|JobBoard/FilterDialog|search/Search(Dialog|Shortcut))',
  'testing/.+',
  'ui/(Drawer|hydrateOnVisible)',
]);

/**
 * Components whose stories set the clock of their window or need its whole width, or whose plays make what the stories
 * show.
 */
const onItsOwn = oneOf([
  'form/(Field|FileField|UploadStatus)',
  'handover/(DaySlider|DeskView|OpenNow)',
  'job/ApplicationForm',
  'sections/(Demo|enquiry/EnquiryForm|home/HomeTop|JobBoard/LiveResult|service/ServiceIndex)',
  'ui/(Checklist|CopyLink|Failure)',
]);

/** Whether a component needs a window of the usual height. */
export const isOfTheWindow = (title: string) => ofTheWindow.test(title);

/** Whether documentation shows the stories of a title in a window of their own, not between others. */
export const isFramed = (title: string) => isOfTheWindow(title) || onItsOwn.test(title);

/** The name of the windows of stories in documentation. */
export const frameName = 'docs';

/** What a story in a frame focuses or scrolls to would move the documentation away from what one reads. */
export function keepPlace(): void {
  if (window.name !== frameName) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => {};
}

/** In documentation one play runs at a time, because they share the focus and the storage. */
export async function takeTurn(story: object): Promise<void> {
  const hasPlay = 'playFunction' in story && story.playFunction;
  if (window.name !== frameName || !hasPlay || !navigator.locks) return;
  await new Promise<void>((start) => {
    navigator.locks.request(frameName, () => {
      start();
      return playEnded();
    });
  });
}

function playEnded(): Promise<void> {
  return new Promise((ended) => {
    addons.getChannel().on('storyRenderPhaseChanged', ({ newPhase }) => {
      if (['played', 'aborted', 'errored'].includes(newPhase)) ended();
    });
  });
}
