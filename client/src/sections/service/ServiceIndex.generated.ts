/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types.js';

import type { PictureFragment } from '../../ui/Picture.generated.js';
export type ServiceIndexFragment = { __typename: 'ServiceIndexSection', anchor: string | null, heading: string, lead: string | null, groups: Array<{ __typename: 'ServiceIndexGroup', title: string, link: string, text: string, services: Array<{ __typename: 'ServiceIndexEntry', label: string, link: string, text: string, art: (
        { __typename: 'Picture' }
        & PictureFragment
      ) | null }> }> };
