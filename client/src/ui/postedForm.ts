import { createContext, useContext } from 'react';
import type { UserErrorCode } from '#gql/schema-types.ts';

/**
 * A form that was posted without JavaScript and returned: its values, the files received, and its errors. Or what was
 * received before, to be corrected: then its values have the key of its `receipt`.
 */
export interface PostedForm {
  name: 'enquiry' | 'application' | 'addition' | 'call' | 'withdrawal' | 'alert';
  values: Record<string, string | string[]>;
  files: { id: string; name: string; bytes: number; mediaType: string }[];
  userErrors: { code: UserErrorCode; field: string[]; message: string }[];
  error: string | null;
}

export const PostedFormContext = createContext<PostedForm | null>(null);

/** The posted state of the form of that name, or null when the page was requested without a post. */
export function usePostedForm(name: PostedForm['name']): PostedForm | null {
  const posted = useContext(PostedFormContext);
  return posted?.name === name ? posted : null;
}
