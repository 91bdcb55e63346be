import type { StoryContext } from '@storybook/react-vite';

/** The code that "Show code" offers: with the import of the component, without what GraphQL adds to data. */
export function snippet(code: string, { title, component }: StoryContext): string {
  const name = title.slice(title.lastIndexOf('/') + 1);
  const clean = code
    .replace(/^\s*__typename: '\w+',?\n/gm, '')
    .replace(/^\s*__typename="\w+"\n/gm, '')
    .replace(/^\s*\w+: null,?\n/gm, '');
  return component && title.includes('/') && clean.includes(`<${name}`)
    ? `import { ${name} } from '#${title}.tsx';\n\n${clean}`
    : clean;
}
