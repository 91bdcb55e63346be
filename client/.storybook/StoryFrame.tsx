import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { role } from '#theme/tokens.ts';
import { frameName, isFramed, isOfTheWindow } from './frames.ts';
import { viewports } from './viewports.ts';

/** Whether a story is shown in a window of its own: because of its component, its width or its settings. */
export const hasFrame = ({ title, storyGlobals }: PreparedStory) =>
  isFramed(title) || Object.keys(storyGlobals).length > 0;

const viewportOf = ({ storyGlobals }: PreparedStory) => viewports[storyGlobals.viewport?.value];

interface StoryFrameProps {
  story: PreparedStory;
  /** The settings of the toolbar. */
  globals: Record<string, string | undefined>;
}

/** A story in a window as wide as it is meant for, made smaller if the page has less room, and as high as it is. */
export function StoryFrame({ story, globals }: StoryFrameProps) {
  const { width, height: usual } = sizeOf(story);
  const [measured, setContent] = useState<number>();
  const content = measured ?? Math.min(usual, 300);
  // A component of the window scrolls in it. Others are shown whole, up to what one would read.
  const most = isOfTheWindow(story.title) ? usual : Math.max(usual, 3000);
  const shown = Math.min(Math.max(content, 80), most);
  const height = Math.max(usual, shown);
  const [scale, setScale] = useState(1);
  const place = useRef<HTMLDivElement>(null);
  const mayLoad = useTurn(place, measured !== undefined);
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return;
    const fit = new ResizeObserver(() => setScale(Math.min(1, current.clientWidth / width)));
    fit.observe(current);
    return () => fit.disconnect();
  }, [width]);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const pass = ({ storyId, args }: { storyId: string; args: object }) => {
      if (storyId === story.id) channelOf(frame.current)?.emit('updateStoryArgs', { storyId, updatedArgs: args });
    };
    const channel = addons.getChannel();
    channel.on('storyArgsUpdated', pass);
    return () => channel.off('storyArgsUpdated', pass);
  }, [story.id]);
  const settings = ['theme', 'text', 'colors', 'motion', 'network', 'country']
    .map((name) => `${name}:${globals[name] ?? ''}`)
    .join(';');
  return (
    <div ref={place}>
      <div
        css={{
          width: width * scale,
          height: shown * scale,
          overflow: 'hidden',
          border: `1px solid ${role.line}`,
          borderRadius: 8,
          boxSizing: 'content-box',
          position: 'relative',
        }}
      >
        {measured === undefined && <p css={{ position: 'absolute', margin: 16, color: role.muted }}>Loading…</p>}
        <iframe
          ref={frame}
          name={frameName}
          title={`${story.title}: ${story.name}`}
          src={mayLoad ? `iframe.html?id=${story.id}&viewMode=story&globals=${settings}` : undefined}
          onLoad={({ currentTarget }) => follow(currentTarget, setContent)}
          css={{ width, height, border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
        />
      </div>
      <p css={{ fontSize: 12, color: role.muted, margin: '6px 0 0' }}>
        {width} px wide{scale < 1 && `, shown at ${Math.round(scale * 100)}%`}
        {content > shown && `, the first ${shown} of ${content} px`}. {measured === 0 && 'Nothing is shown. '}
        <a href={`iframe.html?id=${story.id}&viewMode=story`} target="_blank" rel="noreferrer">
          Open alone
        </a>
      </p>
    </div>
  );
}

/** Ends when the last frame in the line has loaded. */
let line = Promise.resolve();

/**
 * Whether a frame may load: it is near the window, and the frames before it have loaded. All at once, the first would
 * take as long as the last.
 */
function useTurn(place: RefObject<HTMLElement | null>, hasLoaded: boolean): boolean {
  const [mayLoad, setMayLoad] = useState(false);
  const leave = useRef(() => {});
  useEffect(() => {
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        const before = line;
        line = new Promise((next) => {
          leave.current = next;
        });
        before.then(() => setMayLoad(true));
      },
      // Without a root, the margin would be cut off by the frame that the documentation is in.
      { root: document, rootMargin: '300px' },
    );
    if (place.current) near.observe(place.current);
    return () => {
      near.disconnect();
      leave.current();
    };
  }, [place]);
  useEffect(() => {
    if (hasLoaded) leave.current();
  }, [hasLoaded]);
  return mayLoad;
}

/** The events of the story in a frame: it has controls outside of it. */
function channelOf(frame: HTMLIFrameElement | null) {
  const content = frame?.contentWindow as {
    __STORYBOOK_ADDONS_CHANNEL__?: { emit(event: string, what: object): void };
  };
  return content?.__STORYBOOK_ADDONS_CHANNEL__;
}

function sizeOf(story: PreparedStory) {
  const { width, height } = viewportOf(story)?.styles ?? { width: '1280px', height: '900px' };
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}

/** Space for what is drawn below the last line: descenders, focus rings. */
const room = 4;

/** Reports how high the content of a frame is, now and when it changes. */
function follow(frame: HTMLIFrameElement, report: (height: number) => void) {
  const body = frame.contentDocument?.body;
  if (!body) return;
  const measure = () => {
    const boxes = [...body.querySelectorAll('#storybook-root, dialog')]
      .flatMap(shownIn)
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1);
    if (boxes.length === 0) {
      const [, shows] = /sb-show-(main|errordisplay|nopreview)/.exec(body.className) ?? [];
      return shows && report(shows === 'main' ? 0 : 300);
    }
    const { innerHeight = 0, scrollY = 0 } = frame.contentWindow ?? {};
    const lowest = Math.max(...boxes.map(({ box }) => box.bottom));
    const hasGround = boxes.some(({ element, box }) => box.bottom === lowest && !isTransparent(element));
    const space = Number.parseFloat(getComputedStyle(body).paddingBottom) || (hasGround ? 0 : room);
    const bottom = Math.ceil(lowest) + scrollY;
    // What is as high as its window would grow with it.
    report(bottom === innerHeight ? bottom : bottom + space);
  };
  new MutationObserver(measure).observe(body, { childList: true, subtree: true, attributes: true });
  measure();
}

/** What an element contains, without what it cuts off. */
function shownIn(element: Element): Element[] {
  const parts = [...element.children].flatMap((child) => [child, ...(isCut(child) ? [] : shownIn(child))]);
  return element.tagName === 'DIALOG' ? [element, ...parts] : parts;
}

const isCut = (element: Element) => getComputedStyle(element).overflowY !== 'visible';

const isTransparent = (element: Element) => getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)';
