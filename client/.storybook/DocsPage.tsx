import {
  Anchor,
  Controls,
  Description,
  DocsContainer,
  type DocsContainerProps,
  DocsContext,
  DocsStory,
  Heading,
  Primary,
  Source,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Fragment, type PropsWithChildren, useContext, useEffect, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { role } from '#theme/tokens.ts';
import type { History } from './history.ts';
import { hasFrame, StoryFrame } from './StoryFrame.tsx';
import { darkTheme, theme } from './theme.ts';
import { heads, type Usage } from './usage.ts';

/** Pages of documentation have the theme of the toolbar, as stories do. */
export function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const isDark = useIsDark();
  return (
    <DocsContainer context={context} theme={isDark ? darkTheme : theme}>
      {children}
    </DocsContainer>
  );
}

const dark = matchMedia('(prefers-color-scheme: dark)');
/** What is chosen in the toolbar, without the settings of a story. */
function toolbarGlobals(): Record<string, string | undefined> {
  const channel = addons.getChannel();
  const [{ userGlobals, globals }] = channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? [{ globals: {} }];
  return userGlobals ?? globals;
}
const toolbarTheme = () => toolbarGlobals().theme;

function useIsDark(): boolean {
  const [chosen, setChosen] = useState(toolbarTheme);
  useEffect(() => {
    const channel = addons.getChannel();
    const update = () => setChosen(toolbarTheme());
    channel.on('globalsUpdated', update);
    return () => channel.off('globalsUpdated', update);
  }, []);
  useEffect(() => setTheme(chosen), [chosen]);
  return chosen === 'dark' || (chosen !== 'light' && dark.matches);
}

/** Sets the theme of the document, as the site does. */
export function setTheme(theme: string | undefined): void {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

/** Frames are slow to start. A form that nothing was typed into looks the same in the page, without its play. */
const isEmptyForm = ({ title, name }: PreparedStory) => name === 'Empty' && /^(form|job)\//.test(title);

/** The page of every component: what it is for, what it looks like, what can be set, and all its states. */
export function DocsPage() {
  const context = useContext(DocsContext);
  const { csfFile } = useOf('meta', ['meta']);
  const stories = context.componentStoriesFromCSFFile(csfFile);
  const [primary] = stories;
  /** Parts that others place have no space around them; sections do. */
  const space = ({ title, parameters: { layout } }: PreparedStory) =>
    layout === 'fullscreen' && /^(art|form|job|ui)\/|Links$|JobBoard\/(Pages|Sort|Search)/.test(title)
      ? 'with-space'
      : '';
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Status />
      <Notes />
      {primary && (!hasFrame(primary) || isEmptyForm(primary)) && (
        <div className={space(primary)}>
          <Primary />
        </div>
      )}
      <Controls />
      <Heading>Stories</Heading>
      {stories.map((story) =>
        hasFrame(story) ? (
          <Anchor key={story.id} storyId={story.id}>
            <Subheading>{story.name}</Subheading>
            <Description of={story.moduleExport} />
            <StoryFrame story={story} globals={toolbarGlobals()} />
            <details css={{ margin: '0.7rem 0 2.8rem' }}>
              <summary>Code</summary>
              <Source of={story.moduleExport} />
            </details>
          </Anchor>
        ) : (
          <div key={story.id} className={space(story)}>
            <DocsStory of={story.moduleExport} expanded />
          </div>
        ),
      )}
    </>
  );
}

/** main.ts defines it; tests have none. */
declare const componentHistory: Record<string, History>;

/** Since when a component exists, and which others use it. */
function Status() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title } = preparedMeta;
  const file = title.slice(title.lastIndexOf('/') + 1);
  const all = typeof componentHistory === 'undefined' ? {} : componentHistory;
  // A folder and its component may have one name.
  const history = all[`${title}.tsx`] ?? all[`${title}/${file}.tsx`];
  const component = preparedMeta.component as { __docgenInfo?: { description?: string } } | undefined;
  const [, deprecated] = /@deprecated\s+(.+)/.exec(component?.__docgenInfo?.description ?? '') ?? [];
  if (!history) return null;
  const { since, users } = history;
  const names = users.map((file) => file.slice(file.lastIndexOf('/') + 1).replace(/\.tsx?$/, ''));
  return (
    <p css={{ fontSize: 14, color: role.muted, maxWidth: '80ch' }}>
      <b>{deprecated ? `Deprecated: ${deprecated}` : 'In use'}</b>
      {since && ` since ${since}`}
      {names.length > 0 && `, by ${names.slice(0, 6).join(', ')}`}
      {names.length > 6 && ` and ${names.length - 6} more`}
    </p>
  );
}

function Notes() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const usage = preparedMeta.parameters.usage as Usage | undefined;
  if (!usage) return null;
  return (
    <>
      <dl
        // Storybook's own styles of lists end here.
        className="sb-unstyled notes"
      >
        {(Object.keys(heads) as (keyof typeof heads)[]).map((key) =>
          usage[key] ? (
            <div key={key} css={{ display: 'contents' }}>
              <dt css={{ margin: 0, fontWeight: 600, fontStyle: 'normal' }}>{heads[key]}</dt>
              <dd css={{ margin: 0, padding: 0, maxWidth: '68ch' }}>
                <WithCode text={usage[key]} />
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      {usage.good && usage.bad && <GoodAndBad good={usage.good} bad={usage.bad} />}
    </>
  );
}

/** The component used well, beside what to avoid. */
function GoodAndBad({ good, bad }: Required<Pick<Usage, 'good' | 'bad'>>) {
  return (
    <div
      className="sb-unstyled"
      css={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))',
        gap: 24,
        margin: '1.4rem 0',
      }}
    >
      {(
        [
          ['Do', good, role.ok],
          ['Don’t', bad, role.bad],
        ] as const
      ).map(([head, { show, why }, color]) => (
        <figure key={head} css={{ margin: 0, display: 'grid', gridTemplateRows: '1fr auto' }}>
          <div
            className="docs-story"
            inert
            css={{
              overflow: 'hidden',
              padding: 24,
              border: `1px solid ${role.line}`,
              borderBottom: `4px solid ${color}`,
            }}
          >
            {show()}
          </div>
          <figcaption css={{ marginTop: 8 }}>
            <b css={{ color }}>{head}</b> {why}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Text in which backticks mark code. */
function WithCode({ text }: { text: string }) {
  return text.split('`').map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
    i % 2 ? <code key={i}>{part}</code> : <Fragment key={i}>{part}</Fragment>,
  );
}
