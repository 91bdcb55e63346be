import { css } from '@emotion/react';
import { createElement, type FunctionComponent } from 'react';
import { handoverDemo, sendTimeDemo, signingDemo, sourcesDemo } from '#sections/lazyParts.ts';
import { space } from '#theme/tokens.ts';
import { hydrateOnVisible } from '#ui/hydrateOnVisible.tsx';
import type { Lazy } from '#ui/lazy.ts';
import { Wrap } from '#ui/Wrap.tsx';
import type { DemoFragment } from './Demo.generated.ts';

type TypeName = DemoFragment['__typename'];

/** The part with each demo's code. */
export const partOfDemo: { [Name in TypeName]: Lazy } = {
  SigningDemo: signingDemo,
  HandoverDemo: handoverDemo,
  SourcesDemo: sourcesDemo,
  SendTimeDemo: sendTimeDemo,
};

const demos: { [Name in TypeName]: FunctionComponent<Extract<DemoFragment, { __typename: Name }>> } = {
  SigningDemo: hydrateOnVisible(signingDemo, (module) => module.SigningDemo),
  HandoverDemo: hydrateOnVisible(handoverDemo, (module) => module.HandoverDemo),
  SourcesDemo: hydrateOnVisible(sourcesDemo, (module) => module.SourcesDemo),
  SendTimeDemo: hydrateOnVisible(sendTimeDemo, (module) => module.SendTimeDemo),
};

/** A product that visitors can use, on the stage below the heading of its page. The page's top is left as served. */
export function Demo({ demo }: { demo: DemoFragment }) {
  // The row of a type takes exactly such demos, which TypeScript cannot infer from the index.
  const Component = demos[demo.__typename] as FunctionComponent<DemoFragment>;
  return (
    <div data-ground="navy" css={stage}>
      <Wrap>{createElement(Component, demo)}</Wrap>
    </div>
  );
}

const stage = css`
  padding-bottom: ${space.s7};
`;
