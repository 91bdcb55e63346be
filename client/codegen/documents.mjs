import { createHash } from 'node:crypto';
import { isAbstractType, Kind, print, TypeInfo, visit, visitWithTypeInfo } from 'graphql';

/**
 * The documents the server trusts. `texts` is what the server reads: id → text.
 * `ids` is what the client sends: operation name → id. `nodes` is what Apollo's cache reads: operation name → document,
 * with each fragment once.
 */
export function plugin(schema, files, { emit }) {
  const definitions = files.flatMap((file) => file.document.definitions);
  const fragments = new Map(
    definitions.filter((d) => d.kind === Kind.FRAGMENT_DEFINITION).map((d) => [d.name.value, d]),
  );
  const operations = definitions
    .filter((d) => d.kind === Kind.OPERATION_DEFINITION)
    .sort((a, b) => (a.name.value < b.name.value ? -1 : 1));

  const entries = operations.map((operation) => {
    const used = [...fragmentsOf(operation, fragments)].map((name) => fragments.get(name));
    const text = print(withTypenames(schema, { kind: Kind.DOCUMENT, definitions: [operation, ...used] }));
    return { name: operation.name.value, id: createHash('sha256').update(text).digest('hex'), text };
  });
  if (emit === 'nodes') return nodes(operations, fragments);
  if (emit === 'texts') return `${JSON.stringify(Object.fromEntries(entries.map((e) => [e.id, e.text])), null, 1)}\n`;
  const lines = entries.map((e) => `  ${e.name}: '${e.id}',`);
  return `export const documentIds = {\n${lines.join('\n')}\n} as const;\n`;
}

function nodes(operations, fragments) {
  const written = (node) => JSON.stringify(node, (key, value) => (isNoise(key, value) ? undefined : value));
  const consts = [...fragments].map(([name, node]) => `const ${name} = ${written(node)};`);
  const entries = operations.map((operation) => {
    const definitions = [written(operation), ...fragmentsOf(operation, fragments)].join(', ');
    return `  ${operation.name.value}: { kind: 'Document', definitions: [${definitions}] },`;
  });
  return `${consts.join('\n')}\nexport const documents = {\n${entries.join('\n')}\n};\n`;
}

/** Positions in the source, and empty lists. */
const isNoise = (key, value) => key === 'loc' || (Array.isArray(value) && value.length === 0);

/**
 * Asks for the type of what can be of several types, and of what is read through a fragment, which Apollo's cache
 * matches by type. Apollo would ask for it everywhere, and every page carries its answers inside: that alone is a
 * tenth of a page.
 */
function withTypenames(schema, document) {
  const types = new TypeInfo(schema);
  const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };
  const leave = (node) => {
    const hasTypename = node.selections.some((s) => s.kind === Kind.FIELD && s.name.value === '__typename');
    const hasFragments = node.selections.some((s) => s.kind !== Kind.FIELD);
    if (hasTypename || !(hasFragments || isAbstractType(types.getParentType()))) return undefined;
    return { ...node, selections: [typename, ...node.selections] };
  };
  return visit(document, visitWithTypeInfo(types, { SelectionSet: { leave } }));
}

function fragmentsOf(node, fragments, found = new Set()) {
  visit(node, {
    FragmentSpread({ name: { value } }) {
      if (found.has(value)) return;
      found.add(value);
      const fragment = fragments.get(value);
      if (!fragment) throw new Error(`fragment ${value} does not exist`);
      fragmentsOf(fragment, fragments, found);
    },
  });
  return found;
}
