// Prints the code that the playground writes for an operation, in each language, as one JSON object. For a test.
// Usage: node print.mjs ENDPOINT < operation.json
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const from = fileURLToPath(new URL('languages.ts', import.meta.url));
const { module } = await runnerImport(from, { configFile: false, logLevel: 'error' });
const operation = { endpoint: process.argv[2], ...JSON.parse(readFileSync(0, 'utf8')) };
console.log(JSON.stringify(Object.fromEntries(module.names.map((name) => [name, module.languages[name](operation)]))));
