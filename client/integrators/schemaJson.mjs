// Loads the published schema as tools do: /schema.json and live introspection, by graphql 14, 15 and 16. Prints one
// line of JSON with what is wrong; an empty list is right.
import { strictEqual } from 'node:assert';
import * as graphql16 from 'graphql';
import * as graphql14 from 'graphql-14';
import * as graphql15 from 'graphql-15';

const site = process.argv[2];
const wrong = [];

/** The locations of the October 2021 and September 2025 specifications. Clients refuse a schema with any other. */
const locations = new Set(
  `QUERY MUTATION SUBSCRIPTION FIELD FRAGMENT_DEFINITION FRAGMENT_SPREAD INLINE_FRAGMENT VARIABLE_DEFINITION
  SCHEMA SCALAR OBJECT FIELD_DEFINITION ARGUMENT_DEFINITION INTERFACE UNION ENUM ENUM_VALUE INPUT_OBJECT
  INPUT_FIELD_DEFINITION`.split(/\s+/),
);

const text = await (await fetch(`${site}/schema.graphql`)).text();
const file = (await (await fetch(`${site}/schema.json`)).json()).data;
const live = await (
  await fetch(`${site}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: graphql16.getIntrospectionQuery({
        inputValueDeprecation: true,
        specifiedByUrl: true,
        directiveIsRepeatable: true,
        schemaDescription: true,
      }),
    }),
  })
).json();

for (const [where, answer] of Object.entries({ '/schema.json': file, introspection: live.data })) {
  for (const [version, { buildClientSchema }] of Object.entries({ 14: graphql14, 15: graphql15, 16: graphql16 })) {
    attempt(`${where}, graphql ${version}`, () => buildClientSchema(answer));
  }
  attempt(`${where} and /schema.graphql`, () => {
    const { buildClientSchema, buildSchema, lexicographicSortSchema, printSchema } = graphql16;
    const sorted = (schema) => printSchema(lexicographicSortSchema(schema));
    strictEqual(sorted(buildClientSchema(answer)), sorted(buildSchema(text)));
  });
  for (const directive of answer.__schema.directives) {
    for (const location of directive.locations) {
      if (!locations.has(location)) wrong.push(`${where}: @${directive.name} on ${location}`);
    }
  }
}
console.log(JSON.stringify(wrong));

function attempt(what, act) {
  try {
    act();
  } catch (error) {
    wrong.push(`${what}: ${error.message.slice(0, 500)}`);
  }
}
