import { GLOBALS_UPDATED, STORY_PREPARED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Lets the toolbar change the width that a story begins with. Storybook locks what a story sets. */
export function freeWidth(): void {
  const channel = addons.getChannel();
  const emit = channel.emit.bind(channel);
  let before: string | undefined;
  let isNew = true;
  channel.emit = (event, ...args) => {
    if (event === STORY_PREPARED) isNew = true;
    const [update] = args;
    if (event !== GLOBALS_UPDATED || !update.storyGlobals.viewport) return emit(event, ...args);
    const { viewport, ...storyGlobals } = update.storyGlobals;
    const chosen = JSON.stringify(update.userGlobals.viewport);
    if (isNew) before = chosen;
    isNew = false;
    const globals = { ...update.globals, viewport: chosen === before ? viewport : update.userGlobals.viewport };
    return emit(event, { ...update, storyGlobals, globals });
  };
}
