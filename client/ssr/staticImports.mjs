import { dirname, posix } from 'node:path';

/**
 * Vite plugin for the server's build: puts the module itself, and the file it is from, in place of the `import()` of
 * each lazily loaded part. The engine has no modules, and everything that a page may need is in its one file; see
 * lazy.server.ts.
 */
export function staticImports() {
  return {
    name: 'static-imports',
    enforce: 'pre',
    transform(code, id) {
      const file = /\/(src\/.*\.tsx?)$/.exec(id)?.[1];
      if (!file || !code.includes('lazy(')) return null;
      const imports = [];
      const changed = code.replace(/(\blazy\(\s*\(\) => )import\('([^']+)'\)/g, (_, start, path) => {
        const module = `part${imports.length}`;
        imports.push(`import * as ${module} from '${path}';`);
        const source = path.startsWith('#') ? `src/${path.slice(1)}` : posix.join(dirname(file), path);
        return `${start}({ module: ${module}, source: '${source}' })`;
      });
      return { code: imports.join('\n') + changed, map: null };
    },
  };
}
