/** A chapter of a Markdown file, from its heading to the next of the same level, as a page of its own. */
export function chapter(markdown: string, heading: string): string {
  const [, found] = markdown.split(`\n## ${heading}\n`);
  if (!found) throw new Error(`CONTRIBUTING.md has no heading "${heading}": change the page in .storybook/recipes/`);
  return `# ${heading}\n${found.split('\n## ')[0]}`;
}
