// Runs the Go server and Vite, and does what each change needs. See CONTRIBUTING.md; make dev starts it.
import { cpSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, resolve } from 'node:path';
import { createLogger, createServer } from 'vite';
import { sideBySide } from './compare.mjs';
import { Problems } from './problems.mjs';
import { Site } from './site.mjs';
import { Task } from './task.mjs';
import {
  buildEngine,
  buildProgram,
  checkTypes,
  generateGo,
  generateTypes,
  isOlderThanSchema,
  problemsOfServer,
  withAdvice,
  write,
} from './tools.mjs';
import { ignored, watchFiles, workFor } from './watch.mjs';

const client = resolve(import.meta.dirname, '..');
const root = resolve(client, '..');
const address = process.env.ADDR || ':8080';
const port = Number(process.env.PORT || 5173);
/** With a folder for each port, two of them do not disturb each other. */
const work = join(client, 'node_modules/.dev', `${port}`);
const built = join(work, 'client');
const program = join(work, 'site');
const documents = join(built, 'documents.json');
const api = `http://${address.startsWith(':') ? `localhost${address}` : address}`;
const url = `http://localhost:${port}`;

/** What the server serves besides pages. Files of folders that Vite serves are not among it. */
const ofTheServer = ['/graphql', '/assets', '/playground', '^/(?!@|src/|node_modules/)[^?]*\\.[a-z]+(\\?|$)'];

/** The page that the browser shows. */
let page = '/';
/** Whether the server has been started once. What ends it later can be corrected while Vite runs. */
let ready = false;
/** What changed before. */
const early = [];
let endWatch = () => {};

const logger = createLogger();
const logError = logger.error;
// The check of the types prints the same.
logger.error = (text, options) => /Transform failed/.test(text) || logError(text, options);

const vite = await createServer({
  customLogger: logger,
  root: client,
  configFile: join(client, 'vite.config.ts'),
  clearScreen: false,
  server: {
    port,
    strictPort: true,
    proxy: Object.fromEntries(ofTheServer.map((path) => [path, api])),
    watch: { ignored },
  },
  plugins: [
    {
      name: 'site',
      // Also after a change of vite.config.ts, with which Vite replaces its watcher and its connections.
      configureServer: ({ middlewares, watcher, ws }) => {
        endWatch();
        endWatch = watchFiles(watcher, root, changed);
        ws.on('connection', () => problems.show());
        middlewares.use(async (request, _response, next) => {
          const isQuery = request.url.startsWith('/graphql');
          if (isQuery) await publish.done; // until the server knows the documents
          await site.listens;
          const shown = pageOf(request);
          if (shown && shown !== page) {
            page = shown;
            renderInEngine();
          }
          next();
        });
        middlewares.use(sideBySide(api));
      },
    },
  ],
});
const problems = new Problems(root, (message) => vite.ws.send(message));

const site = new Site({
  program,
  root,
  env: { ADDR: address, SITE_URL: url, CLIENT: built },
  onLine: read,
  onEnd(last) {
    if (ready) return problems.set('server', problemsOfServer(last, root));
    console.error(withAdvice(last));
    stop(1);
  },
});
const types = new Task(async () => {
  await generate.done; // or what is about to be generated would be missing
  problems.set('types', await checkTypes(client, work));
});
/** Changes with what the server reads when it starts, besides its bundle. */
const version = () => [program, join(work, 'schema.graphql'), documents].map(timeOf).join();
let started = '';
const restart = new Task(async () => {
  started = version();
  await site.restart();
  if (!site.isRunning) return;
  problems.set('server', []);
  problems.set('content', []);
  vite.ws.send({ type: 'custom', event: 'site:restarted' });
  problems.set('engine', []);
  await renderInEngine();
});
const engine = new Task(async () => {
  await publish.done;
  const found = await buildEngine(client, built);
  await types.done; // it finds syntax errors too, and says them better
  problems.set('server bundle', problems.has('types') ? [] : found);
  if (found.length === 0) restart.start();
});
const compile = new Task(async () => {
  await generateServer.done; // meanwhile files are missing
  const found = await buildProgram(root, work, program);
  problems.set('go', found);
  if (found.length > 0 || started === version()) return;
  await restart.start();
  vite.ws.send({ type: 'full-reload' });
});
/** Generates what the client compiles. */
const generate = new Task(async () => problems.set('graphql', await generateTypes(client)));
/** Generates what the server compiles. */
const generateServer = new Task(async () => {
  const found = await generateGo(root);
  await generate.done; // it says errors of the schema better
  problems.set('gqlgen', problems.has('graphql') ? [] : found);
});
/** Takes a new schema or new documents to the server. */
const publish = new Task(async () => {
  const isNew = generateServer.isBusy;
  await Promise.all([generate.done, generateServer.done]);
  if (problems.has('graphql') || problems.has('gqlgen')) return;
  const former = timeOf(documents);
  addDocuments();
  const restarted = (isNew ? compile : restart).start();
  // Without new documents, the running server answers meanwhile.
  if (timeOf(documents) !== former) await restarted;
});

const addDocuments = () =>
  write(documents, JSON.stringify({ ...readJSON(documents), ...readJSON(join(client, 'src/gql/documents.json')) }));

/** The page that a request is for, or that makes it, as after a click on a link. */
function pageOf({ url, headers }) {
  if (url.includes('render=')) return undefined;
  if (headers.accept?.includes('text/html')) return url;
  const { pathname, search } = new URL(headers.referer ?? url, api);
  return url.startsWith('/graphql') && headers.referer ? pathname + search : undefined;
}

/** Finds what fails only in the engine: the server logs it. */
const renderInEngine = () => fetch(api + page, { headers: { accept: 'text/html' } }).catch(() => undefined);

/** Does what the change of a file needs. Vite updates components and styles itself. */
function changed(file) {
  if (!ready) return early.push(file);
  const work = workFor(file.slice(root.length + 1));
  if (work.includes('generateGo') || (work.includes('compile') && problems.has('gqlgen'))) generateServer.start();
  if (work.includes('generate')) {
    generate.start();
    publish.start();
  }
  if (work.includes('types')) types.start();
  if (work.includes('engine')) engine.start();
  if (work.includes('compile')) compile.start();
  if (work.includes('content') && !site.isRunning) restart.start(); // else the server sees it
}

/** Takes up what the server logs: reloaded content and its errors, and pages that the engine cannot render. */
function read({ msg, level, time, ...line }) {
  if (msg === 'content reloaded') {
    problems.set('content', []);
    vite.ws.send({ type: 'full-reload' });
  } else if (line.problem && line.file) {
    contentErrors.push({ file: resolve(root, line.file), line: line.line, column: 0, text: line.problem });
    clearTimeout(contentRead);
    contentRead = setTimeout(() => problems.set('content', contentErrors.splice(0)), 50);
  } else if (msg === 'render page') {
    // One fault fails many pages.
    if (!problems.has('engine')) problems.set('engine', [located(line.path, line.error)]);
  } else if ((level === 'ERROR' || level === 'WARN') && msg !== 'request') {
    console.error(msg, line);
  }
}
/** The errors of one attempt to load content, and the end of its lines. */
const contentErrors = [];
let contentRead;

const timeOf = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;
const readJSON = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Where in the sources an error in the engine's bundle happened. */
function located(path, error) {
  const text = `${path} cannot be rendered on the server: ${error.split('\n')[0]}`;
  const map = new SourceMap(readJSON(join(built, 'server.js.map')));
  for (const [, line, column] of error.matchAll(/:(\d+):(\d+)\)?/g)) {
    const { originalSource, originalLine, originalColumn } = map.findEntry(Number(line) - 1, Number(column) - 1);
    if (!originalSource || originalSource.includes('node_modules')) continue;
    return { file: resolve(built, originalSource), line: originalLine + 1, column: originalColumn + 1, text };
  }
  return { file: join(client, 'ssr/server.tsx'), line: 1, column: 0, text };
}

let stopping = false;
async function stop(code) {
  if (stopping) return;
  stopping = true;
  await Promise.all([site.end(), vite.close()]);
  process.exit(code);
}
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));

try {
  await vite.listen();
} catch (error) {
  console.error(`${error.message}: end the other program, or set PORT to another port, as in make dev PORT=5200`);
  process.exit(1);
}
// A copy, so that development changes nothing that make build embeds.
rmSync(built, { recursive: true, force: true });
mkdirSync(work, { recursive: true });
cpSync(join(root, 'server/static/dist'), built, {
  recursive: true,
  filter: (name) => !name.endsWith('bytecode'),
});
// After a Git command, the generated code may be older than what it is generated from.
const generated = generateTypes(client).then((found) => problems.set('graphql', found));
if (isOlderThanSchema(root)) {
  console.log('The generated Go code differs from schema.graphql: generating it');
  await generated;
  await generateServer.start();
}
const [go] = await Promise.all([
  problems.has('gqlgen') ? [] : buildProgram(root, work, program),
  generated.then(async () => problems.set('server bundle', await buildEngine(client, built))),
]);
problems.set('go', go);
if (go.length > 0 || problems.has('gqlgen')) await stop(1);
addDocuments();
await restart.start();
ready = site.isRunning;
if (ready) {
  console.log(`${url} is the site in development, ${url}/?render=server compares it with what the server renders`);
  types.start();
  for (const file of early) changed(file);
}
