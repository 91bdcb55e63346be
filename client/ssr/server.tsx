import './polyfills.ts';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { App } from '#app/App.tsx';
import { fixedHistory } from '#app/history.ts';
import { firstPartsOf } from '#app/views.ts';
import { Data, DataContext, type Result } from '#data/data.ts';
import type { PostedForm } from '#ui/postedForm.ts';
import { type Outcome, OutcomeContext } from '#ui/useStatus.ts';
import { flushTasks } from './polyfills.ts';
import { startPage, withSharedParts } from './shared.server.tsx';

interface Rendered {
  status: number;
  html: string;
  head: string;
  css: string;
  ids: string;
  chunks: string[];
}

/**
 * No vendor prefixes: every supported browser knows the plain names. Emotion caches compiled rules by this array, so
 * one array for all pages means that a style is compiled once per engine and not once per page.
 */
const noPlugins: [] = [];

function styleCache() {
  const cache = createCache({ key: 'c', stylisPlugins: noPlugins });
  // Styles are collected instead of being put between the elements.
  cache.compat = true;
  return cache;
}

/** Renders an address from the results of its operations. */
function render(url: string, results: Result[], form: PostedForm | null): Rendered {
  const cache = styleCache();
  const outcome: Outcome = { status: 200 };
  const rendered = renderToString(
    <CacheProvider value={cache}>
      <DataContext value={new Data(results)}>
        <OutcomeContext value={outcome}>
          <App history={fixedHistory(url)} form={form} country={countryOf(results)} />
        </OutcomeContext>
      </DataContext>
    </CacheProvider>,
  );
  const markup = withSharedParts(rendered);
  // React writes the tags of the head first.
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/.exec(markup)?.[0] ?? '';
  const rules = Object.entries(cache.inserted).filter(([, rule]) => typeof rule === 'string');
  return {
    status: outcome.status,
    html: markup.slice(head.length),
    head,
    css: rules.map(([, rule]) => rule).join(''),
    ids: rules.map(([id]) => id).join(' '),
    chunks: firstPartsOf(results.map(({ data }) => data)).flatMap(({ source }) => source ?? []),
  };
}

function countryOf(results: Result[]): string {
  const layout = results.find(({ name }) => name === 'Layout');
  return String(layout?.variables?.country ?? '');
}

declare global {
  var __render: (url: string, layout: string, results: string, form: string | null) => string;
}

globalThis.__render = (url, layout, results, form) => {
  try {
    const all = [startPage(layout) as Result, ...JSON.parse(results)];
    return JSON.stringify(render(url, all, form ? JSON.parse(form) : null));
  } finally {
    flushTasks();
  }
};
