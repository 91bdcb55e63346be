import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';

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
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Notes />
      <Primary />
      <Controls />
      <Stories />
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
          <dd css={{ margin: 0, padding: 0, maxWidth: '68ch' }}>{usage[key]}</dd>
        </div>
      ))}
    </dl>
  );
}
