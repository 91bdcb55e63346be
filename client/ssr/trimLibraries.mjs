import { fileURLToPath } from 'node:url';

const shims = [
  // Apollo prints documents only to tell requests in flight apart; any text that is unique to a document will do.
  { package: 'graphql', file: 'language/printer.mjs', shim: 'printer.mjs' },
  // Emotion copies static properties to components that withTheme wraps; there is no theme.
  { package: 'hoist-non-react-statics', file: '', shim: 'statics.mjs' },
];

/** Vite plugin: replaces what libraries bring for cases that do not occur here by shims of one line. */
export function trimLibraries() {
  return {
    name: 'trim-libraries',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (!importer || !/printer|hoist-non-react-statics/.test(id)) return null;
      const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
      const found = shims.find(
        (s) => resolved?.id.includes(`/node_modules/${s.package}/`) && resolved.id.endsWith(s.file),
      );
      return found ? fileURLToPath(new URL(`./shims/${found.shim}`, import.meta.url)) : null;
    },
  };
}
