/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema-types.js';

import type { PictureFragment } from '../ui/Picture.generated.js';
export type HeaderFragment = { __typename: 'Site', name: string, menu: Array<{ __typename: 'MenuEntry', title: string, path: string | null, redirectUrl: string | null, countsJobs: boolean, items: Array<{ __typename: 'Link', label: string, link: string }>, panel: { __typename: 'MenuPanel', claim: string, cards: Array<{ __typename: 'MenuCard', sentence: string, picture: (
          { __typename: 'Picture' }
          & PictureFragment
        ) }>, more: { __typename: 'Link', label: string, link: string } } | null, groups: Array<{ __typename: 'MenuGroup', title: string, path: string, sentence: string, art: (
        { __typename: 'Picture' }
        & PictureFragment
      ) | null, items: Array<{ __typename: 'Link', label: string, link: string }> }> }>, contact: { __typename: 'Link', label: string, link: string } };
