import type { ComponentType } from 'react';
import { useDeferredValue, useEffect, useState } from 'react';
import { role } from '#theme/tokens.ts';
import { propDescriptions } from './argTypes.ts';
import { heads, type Usage } from './usage.ts';

interface StoryFile {
  default: {
    title?: string;
    component?: Documented;
    subcomponents?: Record<string, Documented>;
    parameters?: { usage?: Usage };
  };
}

type Documented = ComponentType & {
  __docgenInfo?: { description?: string; displayName?: string; props?: Record<string, { description?: string }> };
};

const files = import.meta.glob<StoryFile>('../src/**/*.stories.tsx');

interface Entry {
  title: string;
  /** What is said of the component, each under what it is said about. */
  texts: [about: string, text: string][];
}

/** A field that finds components by what is written about them. */
export function Search() {
  const [entries, setEntries] = useState<Entry[]>([]);
  const [query, setQuery] = useState('');
  const words = useDeferredValue(query).toLowerCase().split(/\s+/).filter(Boolean);
  useEffect(() => {
    readEntries().then(setEntries);
  }, []);
  const found = words.length > 0 ? entries.filter((entry) => words.every((word) => has(entry, word))) : [];
  return (
    <div className="sb-unstyled">
      <label css={{ display: 'block', fontWeight: 600, margin: '1rem 0 0.4rem' }} htmlFor="words">
        Words
      </label>
      <input
        id="words"
        type="search"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        css={{
          width: '100%',
          padding: '0.6rem 0.8rem',
          font: 'inherit',
          color: role.text,
          background: role.field,
          border: `1px solid ${role.lineStrong}`,
          borderRadius: 8,
        }}
      />
      <p role="status" css={{ color: role.muted, margin: '0.7rem 0' }}>
        {entries.length === 0 && 'Loading'}
        {entries.length > 0 && words.length > 0 && `${found.length} of ${entries.length} components`}
      </p>
      <ul css={{ display: 'grid', gap: '1.1rem', listStyle: 'none', padding: 0 }}>
        {found.map((entry) => (
          <li key={entry.title}>
            <a href={`./?path=/docs/${idOf(entry.title)}--docs`} target="_top">
              {entry.title}
            </a>
            {entry.texts
              .filter(([, text]) => words.some((word) => text.toLowerCase().includes(word)))
              .slice(0, 3)
              .map(([about, text]) => (
                <p key={about} css={{ margin: '0.2rem 0 0', maxWidth: '72ch' }}>
                  <b>{about}</b> {text}
                </p>
              ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A title as Storybook writes it in addresses. */
const idOf = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const has = ({ title, texts }: Entry, word: string) =>
  title.toLowerCase().includes(word) || texts.some(([about, text]) => `${about} ${text}`.toLowerCase().includes(word));

async function readEntries(): Promise<Entry[]> {
  const read = Object.entries(files).map(async ([path, load]) => {
    const { default: meta } = await load();
    const title = meta.title ?? path.replace('../src/', '').replace('.stories.tsx', '');
    const notes = Object.entries(meta.parameters?.usage ?? {}).filter(([key]) => key in heads);
    const components = [meta.component, ...Object.values(meta.subcomponents ?? {})].filter((one) => one !== undefined);
    const texts: Entry['texts'] = notes.map(([key, text]) => [heads[key as keyof typeof heads], String(text)]);
    for (const { __docgenInfo: docs } of components) {
      if (docs?.description) texts.unshift([docs.displayName ?? '', docs.description]);
      for (const [prop, described] of Object.entries(docs?.props ?? {}))
        texts.push([prop, described.description || propDescriptions(title)[prop] || '']);
    }
    return { title, texts };
  });
  return Promise.all(read);
}
