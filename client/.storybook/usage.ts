import type { ReactNode } from 'react';

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
  /** The component used well, and as it should not be. */
  good?: Picture;
  bad?: Picture;
}

interface Picture {
  show: () => ReactNode;
  /** What is right or wrong about it. */
  why: string;
}

export const heads = {
  use: 'When to use',
  avoid: 'When not',
  access: 'Accessibility',
  words: 'Content',
} as const;
