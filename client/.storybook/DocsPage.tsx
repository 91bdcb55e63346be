import {
  Anchor,
  Controls,
  Description,
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
import { Fragment, useContext } from 'react';
import { hasFrame, StoryFrame } from './StoryFrame.tsx';

/** `parameters.usage` of a component's stories. */
export interface Usage {
  /** When to use it. */
  use: string;
  /** When not, and what to use then. */
  avoid: string;
  /** What it does for those who read, hear or operate pages in their own way, and what it asks of its user. */
  access: string;
  /** What its words should be like. */
  words: string;
}

/** The page of every component: what it is for, what it looks like, what can be set, and all its states. */
export function DocsPage() {
  const context = useContext(DocsContext);
  const { csfFile } = useOf('meta', ['meta']);
  const stories = context.componentStoriesFromCSFFile(csfFile);
  const [primary] = stories;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Notes />
      {primary && !hasFrame(primary) && <Primary />}
      <Controls />
      <Heading>Stories</Heading>
      {stories.map((story) =>
        hasFrame(story) ? (
          <Anchor key={story.id} storyId={story.id}>
            <Subheading>{story.name}</Subheading>
            <Description of={story.moduleExport} />
            <StoryFrame story={story} globals={context.getStoryContext(story).globals} />
            <details css={{ margin: '0.7rem 0 2.8rem' }}>
              <summary>Code</summary>
              <Source of={story.moduleExport} />
            </details>
          </Anchor>
        ) : (
          <DocsStory key={story.id} of={story.moduleExport} expanded />
        ),
      )}
    </>
  );
}

const heads: Record<keyof Usage, string> = {
  use: 'When to use',
  avoid: 'When not',
  access: 'Accessibility',
  words: 'Content',
};

function Notes() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const usage = preparedMeta.parameters.usage as Usage | undefined;
  if (!usage) return null;
  return (
    <dl
      // Storybook's own styles of lists end here.
      className="sb-unstyled"
      css={{ display: 'grid', gridTemplateColumns: '9rem minmax(0, 1fr)', gap: '0.7rem 1.4rem', margin: '1.4rem 0' }}
    >
      {(Object.keys(heads) as (keyof Usage)[]).map((key) => (
        <div key={key} css={{ display: 'contents' }}>
          <dt css={{ margin: 0, fontWeight: 600, fontStyle: 'normal' }}>{heads[key]}</dt>
          <dd css={{ margin: 0, padding: 0, maxWidth: '68ch' }}>
            <WithCode text={usage[key]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Text in which backticks mark code. */
function WithCode({ text }: { text: string }) {
  return text.split('`').map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
    i % 2 ? <code key={i}>{part}</code> : <Fragment key={i}>{part}</Fragment>,
  );
}
