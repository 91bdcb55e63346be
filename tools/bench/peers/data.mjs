// The same schema and data as the site's: the schema file, and what the site answers to the benchmark's own queries.
import { readFileSync } from 'node:fs';

const [, , site, operationsFile] = process.argv;
const { page, tiny } = JSON.parse(readFileSync(operationsFile, 'utf8'));

export const typeDefs = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');

const ask = async (body) => (await (await fetch(`${site}/graphql`, post(body))).json()).data;
const post = (body) => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body });

const { page: known } = await ask(page);
const { site: company } = await ask(tiny);

/** Values carry their type's name, by which graphql-js tells the members of unions apart. */
const abstract = Object.fromEntries(
  ['Page', 'Section', 'Block'].map((name) => [name, { __resolveType: (value) => value.__typename }]),
);

export const resolvers = {
  ...abstract,
  Query: { page: (_, { path }) => (path === known.path ? known : null), site: () => company },
};

/** The benchmark waits for this line. */
export function listening(port) {
  console.error(`listening=127.0.0.1:${port}`);
}
