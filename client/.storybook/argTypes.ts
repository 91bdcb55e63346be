import {
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isObjectType,
} from 'graphql';
import type { ArgTypesEnhancer, InputType, Renderer } from 'storybook/internal/types';
import { schema } from './answer.ts';

const fragments = import.meta.glob<string>('../src/**/*.graphql', { query: '?raw', import: 'default', eager: true });

/** The types of the schema by the fragments that are defined on them. */
const typeOfFragment = new Map(
  Object.values(fragments).flatMap((text) =>
    [...text.matchAll(/^fragment (\w+) on (\w+)/gm)].map(([, name, type]) => [name, type] as [string, string]),
  ),
);

/** Elements and functions cannot be edited as JSON. */
function isCode(value: unknown): boolean {
  if (typeof value === 'function') return true;
  return !!value && typeof value === 'object' && ('$$typeof' in value || Object.values(value).some(isCode));
}

/** Props that mean the same in every component. */
const shared: Record<string, string> = {
  children: 'What it contains.',
  className: 'Styles of its parent, from the `css` prop.',
  facets: 'The filters, with the number of jobs for each.',
  ground: 'The background of the section, which Sections chooses.',
  hero: 'The hero of the page: heading, lead, actions.',
  hint: 'What to enter, below the label.',
  moment: 'The time that is shown.',
  onClose: 'Called when it wants to close.',
  onRetry: 'Called to try again.',
  open: 'Whether it is open.',
  optional: 'Whether it may stay empty. The label says so.',
  page: 'The page that it is on.',
  pathname: 'The path of the page that is shown.',
  search: 'The words and filters of the search.',
  sending: 'Whether the form is being sent.',
};

/** Describes props that are fields of the schema, as the schema does, and gives each a control of its type. */
export const fromSchema: ArgTypesEnhancer<Renderer> = ({ title, argTypes, initialArgs }) => {
  const fields = fieldsOf(title, initialArgs);
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, given]) => {
      if (name === '__typename') return [name, { ...given, control: false as const, table: { disable: true } }];
      const field = fields[name];
      const known = { ...given, description: given.description || (field ? '' : (shared[name] ?? '')) };
      const control = isCode(initialArgs[name]) && { control: false as const };
      return [name, { ...(field ? described(known, field) : readable(known)), ...control }];
    }),
  ) as typeof argTypes;
};

/** The schema's descriptions of a component's props. */
export function propDescriptions(title: string): Record<string, string> {
  return Object.fromEntries(
    Object.values(fieldsOf(title, {})).map(({ name, description }) => [name, description ?? '']),
  );
}

function fieldsOf(title: string, args: Record<string, unknown>): Record<string, GraphQLField<unknown, unknown>> {
  const component = title.slice(title.lastIndexOf('/') + 1);
  // biome-ignore lint/complexity/useLiteralKeys: args have an index signature
  const type = schema.getType(String(args['__typename'] ?? typeOfFragment.get(component)));
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

/** The type as it is written, or the type of the schema that it is part of. */
function readable(given: InputType): InputType {
  const type = given.type as { raw?: string; value?: unknown[] } | undefined;
  const values = Array.isArray(type?.value) ? type.value : [];
  const written = oneLine(type?.raw ?? values.filter((value) => typeof value === 'string').join(' | '));
  const { name, isList } = schemaTypeOf(written.replace(/ \| null$/, ''));
  if (name) {
    const description = given.description || schema.getType(name)?.description || '';
    return { ...given, description, table: { ...given.table, type: { summary: isList ? `[${name}]` : name } } };
  }
  if (!written) return given;
  const summary = written.length > 80 ? { summary: `${written.slice(0, 40)}…`, detail: written } : { summary: written };
  return { ...given, table: { ...given.table, type: summary } };
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
