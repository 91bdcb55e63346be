import { css } from '@emotion/react';
import { createElement, type FunctionComponent } from 'react';
import { media, role } from '#theme/tokens.ts';
import { Picture } from '#ui/Picture.tsx';
import { Bars } from './Bars.tsx';
import { Plan } from './Plan.tsx';
import { Plot } from './Plot.tsx';
import { Records } from './Records.tsx';
import type { SpecimenBodyFragment } from './Specimen.generated.ts';
import { Text } from './Text.tsx';

type Kind = SpecimenBodyFragment['__typename'];

const kinds: { [Name in Kind]: FunctionComponent<Extract<SpecimenBodyFragment, { __typename: Name }>> } = {
  SpecimenRecords: Records,
  SpecimenBars: Bars,
  SpecimenPlan: Plan,
  SpecimenPlot: Plot,
  SpecimenText: Text,
  Picture: (picture) => <Picture picture={picture} />,
};

/** What a specimen shows. */
export const Body = ({ parts }: { parts: readonly SpecimenBodyFragment[] }) =>
  // The row of a kind takes exactly such parts, which TypeScript cannot infer from the index. Parts keep their places.
  parts.map((part, key) => createElement(kinds[part.__typename] as FunctionComponent<object>, { key, ...part }));

/** The edge of a sheet where its shadow is taken away. */
export const sheetEdge = css`
  ${media.forced} {
    border: 1.5px solid;
  }
  ${media.print} {
    border: 1px solid ${role.line};
    box-shadow: none;
  }
`;
