import { fileURLToPath } from 'node:url';

const standIns = [
  // Apollo prints a document to name a request under way; any text made of the whole document will do.
  { package: 'graphql', file: 'language/printer.mjs', standIn: 'printer.mjs' },
  // Emotion carries statics over to components wrapped in a theme; there is no theme and nothing is wrapped.
  { package: 'hoist-non-react-statics', file: '', standIn: 'statics.mjs' },
];

/** Leaves out of the browser's build what a library brings for cases that do not arise here. */
export function lighter() {
  return {
    name: 'lighter',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (!importer || !/printer|hoist-non-react-statics/.test(id)) return null;
      const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
      const found = standIns.find(
        (s) => resolved?.id.includes(`/node_modules/${s.package}/`) && resolved.id.endsWith(s.file),
      );
      return found ? fileURLToPath(new URL(`./standIns/${found.standIn}`, import.meta.url)) : null;
    },
  };
}
