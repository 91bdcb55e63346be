/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types.js';

import type { PictureFragment } from '../../ui/Picture.generated.js';
export type PictureSectionFragment = { __typename: 'PictureSection', anchor: string | null, heading: string, lead: string | null, caption: string, picture: (
    { __typename: 'Picture' }
    & PictureFragment
  ), more: { __typename: 'Link', label: string, link: string } | null };
