// Prints the minified bytes of each package in each script of the build, as JSON. For the bench.
import { SourceMap } from 'node:module';
import { build } from 'vite';

/** Where a module belongs. The first match counts. */
const packages = [
  ['React', /node_modules\/(react|react-dom|scheduler)\//],
  ['Apollo', /node_modules\/(@apollo|@wry|graphql|optimism|rxjs|tslib)\//],
  ['Emotion', /node_modules\/(@emotion|stylis)\//],
  ['other libraries', /node_modules\//],
  ['documents', /\/src\/gql\/|\.generated\.ts$/],
];

const { output } = await build({ logLevel: 'error', build: { write: false, sourcemap: 'hidden' } });
const scripts = output.filter(({ type }) => type === 'chunk');
console.log(JSON.stringify(Object.fromEntries(scripts.map((script) => [`/${script.fileName}`, sizes(script)]))));

/** Each character counts for the module that the source map names for it. The bundler's runtime has no map. */
function sizes({ code, map }) {
  if (!map) return { 'own code': code.length };
  const found = {};
  const sources = new SourceMap(map);
  code.split('\n').forEach((line, row) => {
    for (let column = 0; column < line.length; column++) {
      const name = packageOf(sources.findEntry(row, column).originalSource ?? '');
      found[name] = (found[name] ?? 0) + 1;
    }
  });
  return found;
}

function packageOf(source) {
  return packages.find(([, test]) => test.test(source))?.[0] ?? 'own code';
}
