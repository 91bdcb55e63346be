/**
 * Vite plugin for the server's build: puts the module itself in place of the `import()` of each lazily loaded part.
 * The engine has no modules, and everything that a page may need is in its one file; see lazy.server.ts.
 */
export function staticImports() {
  return {
    name: 'static-imports',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes('lazy(')) return null;
      const imports = [];
      const changed = code.replace(/(\blazy\(\s*'[^']+',\s*\(\) => )import\(('[^']+')\)/g, (_, start, file) => {
        const name = `part${imports.length}`;
        imports.push(`import * as ${name} from ${file};`);
        return start + name;
      });
      return { code: imports.join('\n') + changed, map: null };
    },
  };
}
