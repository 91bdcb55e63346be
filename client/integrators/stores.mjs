// Writes every page, job, event and site page into the normalized stores of Apollo Client and Relay with their default
// settings, reads all of it back and compares. Prints one line of JSON with what differs; an empty list is right.
// Apollo keys records by type and id, Relay by id alone.
import { isDeepStrictEqual } from 'node:util';
import { InMemoryCache } from '@apollo/client/cache';
import { parse } from 'graphql';
import relay from 'relay-runtime';

const endpoint = process.argv[2];

const blocks = 'text { __typename ... on HeadingBlock { id anchor text } ... on ParagraphBlock { text } }';
const sections = async () => {
  const { __schema } = await ask('{ __schema { types { name fields { name } possibleTypes { name } } } }');
  const has = (name, field) => __schema.types.find((type) => type.name === name).fields.some((f) => f.name === field);
  const parts = __schema.types
    .find(({ name }) => name === 'Section')
    .possibleTypes.map(({ name }) =>
      name === 'ProseSection'
        ? `... on ProseSection { id heading ${blocks} }`
        : `... on ${name} { id heading ${has(name, 'lead') ? 'lead' : ''} }`,
    );
  return `sections { __typename ${parts.join(' ')} }`;
};

const found = await sections();
const { pages } = await ask('{ pages { path } }');
const { jobs } = await ask('{ jobs(first: 50) { nodes { id } } }');
const job = `id title description { __typename ... on HeadingBlock { id anchor text } } questions { __typename id name label }`;
const documents = [
  ...pages.map(({ path }) => `{ page(path: "${path}") { __typename path ${found} } }`),
  `{ pages(kind: LEGAL) { __typename path sections { __typename ... on HeroSection { id heading lead } } } }`,
  ...jobs.nodes.map(({ id }) => `{ job(id: "${id}") { __typename ${job} } }`),
  `{ events { __typename slug ${blocks} } }`,
  `{ sitePages { __typename id title ${blocks} } }`,
].map(parse);

const apollo = new InMemoryCache();
const environment = new relay.Environment({
  network: relay.Network.create(() => Promise.reject(new Error('everything is in the store'))),
  store: new relay.Store(new relay.RecordSource()),
});
const sent = [];
for (const query of documents) {
  const data = await ask(query.loc.source.body);
  sent.push({ query, operation: operationOf(query), data });
}
for (const { query, operation, data } of sent) {
  apollo.writeQuery({ query, data: structuredClone(data) });
  environment.commitPayload(operation, structuredClone(data));
  environment.retain(operation);
}

const wrong = [];
let identities = 0;
for (const { query, operation, data } of sent) {
  compare('Apollo', query, apollo.readQuery({ query }), data);
  compare('Relay', query, environment.lookup(operation.fragment).data, data);
  JSON.stringify(data, (key, value) => {
    if (key === 'id') identities++;
    return value;
  });
}
console.log(JSON.stringify({ wrong: wrong.slice(0, 20), identities }));

function compare(store, query, got, want) {
  if (!isDeepStrictEqual(plain(got), want)) wrong.push(`${store}: ${query.loc.source.body.slice(0, 60)}`);
}

/** Relay leaves out null and similar values, and adds its own keys, which are not in the response. */
function plain(value) {
  return JSON.parse(JSON.stringify(value));
}

async function ask(query) {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(`${query.slice(0, 80)}: ${errors[0].message}`);
  return data;
}

/** What relay-compiler makes of a query, as far as the queries here need it. */
function operationOf(query) {
  const selections = relaySelections(query.definitions[0].selectionSet);
  const name = 'Walk';
  return relay.createOperationDescriptor(
    {
      kind: 'Request',
      fragment: {
        kind: 'Fragment',
        name,
        type: 'Query',
        abstractKey: null,
        argumentDefinitions: [],
        metadata: null,
        selections,
      },
      operation: { kind: 'Operation', name, argumentDefinitions: [], selections },
      params: { cacheID: query.loc.source.body, id: null, metadata: {}, name, operationKind: 'query', text: '' },
    },
    {},
  );
}

function relaySelections(set) {
  return set.selections.map((selection) => {
    if (selection.kind === 'InlineFragment') {
      const type = selection.typeCondition.name.value;
      return { kind: 'InlineFragment', type, abstractKey: null, selections: relaySelections(selection.selectionSet) };
    }
    const name = selection.name.value;
    const args = selection.arguments.map((argument) => ({
      kind: 'Literal',
      name: argument.name.value,
      value: argument.value.value,
    }));
    const field = { alias: null, args: args.length > 0 ? args : null, name, storageKey: null };
    if (!selection.selectionSet) return { ...field, kind: 'ScalarField' };
    const plural = ['sections', 'text', 'description', 'questions', 'pages', 'events', 'sitePages'].includes(name);
    return {
      ...field,
      kind: 'LinkedField',
      concreteType: null,
      plural,
      selections: relaySelections(selection.selectionSet),
    };
  });
}
