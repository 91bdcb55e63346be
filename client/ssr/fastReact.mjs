import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const added = fileURLToPath(new URL('renderFast.mjs', import.meta.url));
const entry = 'function retryNode(request, task) {';

/**
 * Vite plugin for the server's build: puts renderFast.mjs into React's server renderer, where each node is rendered.
 * `__plainReact` turns it off: see compare.mjs.
 */
export function fastReact() {
  return {
    name: 'fast-react',
    enforce: 'pre',
    async transform(code, id) {
      if (!id.endsWith('react-dom-server-legacy.browser.production.js')) return null;
      if (code.split(entry).length !== 2) throw new Error('fastReact.mjs does not fit this release of react-dom');
      const hook =
        `${entry} if (task.replay === null && task.blockedSegment !== null && !globalThis.__plainReact) ` +
        'return renderFast(request, task, task.node); renderSlowly(request, task, task.node); }\n' +
        'function renderSlowly(request, task, node) { task.node = node; ';
      return { code: code.replace(entry, () => hook) + (await readFile(added, 'utf8')), map: null };
    },
  };
}
