import './prelude.ts';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { chunkSources, firstChunksOf } from '#parts/chunks.ts';
import type { PostedForm } from '#ui/postedForm.ts';
import { type Outcome, OutcomeContext } from '#ui/useStatus.ts';
import { App } from './App.tsx';
import { AnswersProvider, index, type Result } from './answers.tsx';
import { fixedHistory } from './history.ts';
import { flushTasks } from './prelude.ts';

interface Rendered {
  status: number;
  html: string;
  head: string;
  css: string;
  ids: string;
  chunks: string[];
}

/**
 * No prefixes: every browser that runs this site knows the plain names. Emotion keeps the rules it has compiled under
 * this very array, so that a style is compiled once an engine, not once a page.
 */
const noPlugins: [] = [];

/** Renders an address from the results of its operations. */
function render(url: string, results: Result[], form: PostedForm | null): Rendered {
  const cache = createCache({ key: 'c', stylisPlugins: noPlugins });
  // Styles are collected instead of being put between the elements.
  cache.compat = true;
  const outcome: Outcome = { status: 200 };
  const markup = renderToString(
    <CacheProvider value={cache}>
      <AnswersProvider value={index(results)}>
        <OutcomeContext value={outcome}>
          <App history={fixedHistory(url)} form={form} country={countryOf(results)} />
        </OutcomeContext>
      </AnswersProvider>
    </CacheProvider>,
  );
  // React puts the tags of the head before everything else.
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/.exec(markup)?.[0] ?? '';
  const rules = Object.entries(cache.inserted).filter(([, rule]) => typeof rule === 'string');
  return {
    status: outcome.status,
    html: markup.slice(head.length),
    head,
    css: rules.map(([, rule]) => rule).join(''),
    ids: rules.map(([id]) => id).join(' '),
    chunks: firstChunksOf(results.map(({ data }) => data)).map((name) => chunkSources[name]),
  };
}

function countryOf(results: Result[]): string {
  const layout = results.find(({ name }) => name === 'Layout');
  return String(layout?.variables?.country ?? '');
}

declare global {
  var __render: (url: string, results: string, form: string | null) => string;
}

globalThis.__render = (url, results, form) => {
  try {
    return JSON.stringify(render(url, JSON.parse(results), form ? JSON.parse(form) : null));
  } finally {
    flushTasks();
  }
};
