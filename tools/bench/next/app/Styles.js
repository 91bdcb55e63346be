'use client';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useServerInsertedHTML } from 'next/navigation';
import { useState } from 'react';

/** Puts Emotion's styles into the head of the served page. */
export function Styles({ children }) {
  const [cache] = useState(() => Object.assign(createCache({ key: 'css' }), { compat: true }));
  useServerInsertedHTML(() => {
    const names = Object.keys(cache.inserted);
    const styles = Object.values(cache.inserted).join('');
    cache.inserted = {};
    return (
      names.length > 0 && (
        <style data-emotion={`css ${names.join(' ')}`} dangerouslySetInnerHTML={{ __html: styles }} />
      )
    );
  });
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
