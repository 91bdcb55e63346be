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

/** Describes props that are fields of the schema, as the schema does, and gives each a control of its type. */
export const fromSchema: ArgTypesEnhancer<Renderer> = ({ title, argTypes, initialArgs }) => {
  const fields = fieldsOf(title, initialArgs);
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, given]) => {
      if (name === '__typename') return [name, { ...given, control: false as const, table: { disable: true } }];
      const field = fields[name];
      return [name, field ? described(given, field) : readable(given)];
    }),
  ) as typeof argTypes;
};

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

/** The type as it is written, where the documentation would say `union`, or the type of the schema that it is part of. */
function readable(given: InputType): InputType {
  const type = given.type as { raw?: string; value?: unknown[] } | undefined;
  const values = Array.isArray(type?.value) ? type.value : [];
  const written = type?.raw ?? values.filter((value) => typeof value === 'string').join(' | ');
  const [, list, name] = /^(Array<)?\{ __typename: '(\w+)'/.exec(written.trim()) ?? [];
  if (!name) return written ? { ...given, table: { ...given.table, type: { summary: written } } } : given;
  const description = given.description || schema.getType(name)?.description || '';
  return { ...given, description, table: { ...given.table, type: { summary: list ? `[${name}]` : name } } };
}
