import { curl } from './curl.ts';
import { go } from './go.ts';
import { apollo, fetchCall } from './javascript.ts';
import { python } from './python.ts';

/** The languages that code is written in, with who writes it. */
export const languages = { curl, fetch: fetchCall, Apollo: apollo, Go: go, Python: python } as const;

export type Language = keyof typeof languages;

export const names = Object.keys(languages) as Language[];
