/** The fragment of the address of a group: `AI/ML` is `ai-ml`. */
export const anchorOfGroup = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
