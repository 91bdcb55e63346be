import {
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isListType,
  isObjectType,
} from 'graphql';
import type { ArgTypesEnhancer, InputType, Renderer } from 'storybook/internal/types';
import documents from '#gql/documents.json';
import { schema } from './answer.ts';

/** The types of the schema by the fragments that are defined on them. */
const typeOfFragment = new Map(
  [
    ...Object.values(documents)
      .join('\n')
      .matchAll(/^fragment (\w+) on (\w+)/gm),
  ].map(([, name, type]) => [name, type] as [string, string]),
);

/** Elements and functions cannot be edited as JSON. */
function isCode(value: unknown): boolean {
  if (typeof value === 'function') return true;
  return !!value && typeof value === 'object' && ('$$typeof' in value || Object.values(value).some(isCode));
}

/** Describes props that are fields of the schema, as the schema does, and gives each a control of its type. */
export const fromSchema: ArgTypesEnhancer<Renderer> = ({ title, argTypes, initialArgs }) => {
  const fields = fieldsOf(title, initialArgs);
  // Storybook adds those that only a story has after this.
  const ofStories: Record<string, InputType & { name: string }> = Object.fromEntries(
    Object.keys(initialArgs).map((name) => [name, { name }]),
  );
  return Object.fromEntries(
    Object.entries({ ...ofStories, ...argTypes }).map(([name, given]) => {
      // Styles come from the parent, so a story can't choose them.
      if (name === '__typename' || name === 'className')
        return [name, { ...given, control: false as const, table: { disable: true } }];
      const field = fields[name];
      const control = isCode(initialArgs[name]) && { control: false as const };
      return [name, { ...(field ? described(given, field) : readable(given, initialArgs[name])), ...control }];
    }),
  ) as typeof argTypes;
};

/** The schema's descriptions of a component's props. */
export function propDescriptions(title: string): Record<string, string> {
  return Object.fromEntries(
    Object.values(fieldsOf(title, {})).map(({ name, description }) => [name, description ?? '']),
  );
}

const componentOf = (title: string) => title.slice(title.lastIndexOf('/') + 1);

function fieldsOf(title: string, args: Record<string, unknown>): Record<string, GraphQLField<unknown, unknown>> {
  // biome-ignore lint/complexity/useLiteralKeys: args have an index signature
  const type = schema.getType(String(args['__typename'] ?? typeOfFragment.get(componentOf(title))));
  return isObjectType(type) ? type.getFields() : {};
}

function described(given: InputType, { type, description }: GraphQLField<unknown, unknown>): InputType {
  return {
    ...given,
    description: given.description || description || '',
    ...controlOf(type),
    table: { ...given.table, type: { summary: String(type) } },
  };
}

function controlOf(type: GraphQLOutputType): InputType {
  const named = getNamedType(type);
  if (isListType(getNullableType(type)) || isObjectType(named)) return { control: { type: 'object' } };
  if (isEnumType(named)) return { control: { type: 'select' }, options: named.getValues().map(({ name }) => name) };
  const controls = { Boolean: 'boolean', Int: 'number', Float: 'number' } as const;
  return { control: { type: controls[named.name as keyof typeof controls] ?? 'text' } };
}

/** The type as it is written, or the type of the schema that it is part of, which its value may say. */
function readable(given: InputType, value: unknown): InputType {
  const type = given.type as { raw?: string; value?: unknown } | undefined;
  const values = [type?.value ?? []].flat();
  // What the compiler of stories cannot read is said by the value.
  const read = oneLine(type?.raw ?? values.filter((value) => typeof value === 'string').join(' | '));
  const written = read && read !== 'unknown' ? read : writtenTypeOf(value);
  const control = controlFor(written, value);
  const { name, isList } = schemaTypeOf(written.replace(/ \| null$/, ''));
  if (name) {
    const one = schema.getType(name)?.description ?? '';
    const description = given.description || (one && isList ? `A list; each is ${lowerFirst(one)}` : one);
    return {
      ...given,
      ...control,
      description,
      table: { ...given.table, type: { summary: isList ? `[${name}]` : name } },
    };
  }
  if (!written) return { ...given, ...control };
  const summary = written.length > 80 ? { summary: `${written.slice(0, 40)}…`, detail: written } : { summary: written };
  return { ...given, ...control, table: { ...given.table, type: summary } };
}

/** The control of a type as it is written, or else of a value. Storybook has one of JSON for all that may be null. */
function controlFor(written: string, value: unknown): InputType {
  const members = written.split(' | ').filter((member) => !/^(null|undefined)$/.test(member));
  const options = members.map((member) => /^['"](.*)['"]$/.exec(member)?.[1]);
  if (options.length > 0 && options.every((option) => option !== undefined))
    return { control: { type: 'select' }, options };
  const [only = ''] = members;
  const named = members.length === 1 ? schema.getType(only) : undefined;
  if (isEnumType(named)) return controlOf(named);
  if (/^(string|ReactNode|HTMLInput\w+Attribute)$/.test(only) || typeof value === 'string')
    return { control: { type: 'text' } };
  if (only === 'number' || only === 'boolean') return { control: { type: only } };
  return {};
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The type of a value, as TypeScript writes it. */
function writtenTypeOf(value: unknown): string {
  if (Array.isArray(value)) {
    const names = new Set(value.map((item) => item?.__typename));
    const name = typeOfAll([...names]);
    if (name) return `Array<{ __typename: '${name}'`;
    const types = [...new Set(value.map(writtenTypeOf))].filter(Boolean);
    return types.length > 1 ? `(${types.join(' | ')})[]` : `${types[0] ?? 'unknown'}[]`;
  }
  if (value === undefined || value === null) return '';
  if (typeof value === 'function') return 'Function';
  if (typeof value !== 'object') return typeof value;
  if ('$$typeof' in value) return 'ReactNode';
  const fields = Object.entries(value).map(([key, field]) => `${key}: ${writtenTypeOf(field) || 'null'}`);
  return `{ ${fields.join('; ')} }`;
}

/** The type of the schema that has all of these: the only one, or the narrowest union or interface. */
function typeOfAll(names: (string | undefined)[]): string | undefined {
  const [one, ...others] = names;
  if (!one || others.length === 0) return one;
  const fitting = Object.values(schema.getTypeMap())
    .filter(isAbstractType)
    .map((type) => ({ name: type.name, members: schema.getPossibleTypes(type).map(({ name }) => name) }))
    .filter(({ members }) => names.every((name) => name && members.includes(name)));
  return fitting.sort((a, b) => a.members.length - b.members.length)[0]?.name;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').replace(/^ ?\| |^ | $/g, '');

/** The type of the schema of what was written as `{ __typename: 'Site', … }` or as `HeaderFragment['menu'][number]`. */
function schemaTypeOf(written: string): { name?: string | undefined; isList?: boolean } {
  const [, list, expanded] = /^((?:readonly )?Array<)?\{ __typename: '(\w+)'/.exec(written) ?? [];
  if (expanded) return { name: expanded, isList: !!list };
  const [whole, array, fragment = '', path = ''] =
    /^(readonly )?(\w+)Fragment((?:\[(?:'\w+'|number)\])*)(?:\[\])?$/.exec(written) ?? [];
  let name = whole && typeOfFragment.get(fragment);
  let isList = !!array || written.endsWith('[]');
  for (const [, field] of path.matchAll(/\['(\w+)'\]/g)) {
    const type = name && schema.getType(name);
    const found = type && isObjectType(type) ? type.getFields()[field as string]?.type : undefined;
    isList = found !== undefined && isListType(getNullableType(found)) && !path.endsWith('[number]');
    name = found && getNamedType(found).name;
  }
  return { name, isList };
}
