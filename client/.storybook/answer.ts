import {
  buildSchema,
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLAbstractType,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import sdl from '../../schema.graphql?raw';
import { scalarFor } from './words.ts';

/*
 * Executes any operation of the schema. A value that no mock gives is derived from the field's path, so that the same
 * operation always has the same response. @graphql-tools/mock derives values from the type alone, and others each run.
 */
export const schema = buildSchema(sdl);

/** Values of fields, by type. A value may be a function of the field's arguments; missing ones are generated. */
export type Mocks = Record<string, (() => Record<string, unknown>) | undefined>;

interface Context {
  mocks: Mocks;
  /** Values that override mocks. */
  always: Mocks;
  /** How many items a generated list has. */
  listLength: number;
}

export function answer(document: DocumentNode, variables: Record<string, unknown>, context: Context) {
  return execute({
    schema,
    document,
    variableValues: variables,
    contextValue: context,
    fieldResolver: resolve,
    typeResolver: (value: { __typename?: string }) => value.__typename,
  }) as ExecutionResult | Promise<ExecutionResult>;
}

const resolve: GraphQLFieldResolver<Record<string, unknown> | undefined, Context> = (source, args, context, info) => {
  const { fieldName, parentType } = info;
  const layers = [context.always[parentType.name]?.(), source, context.mocks[parentType.name]?.()];
  const known = layers.find((layer) => layer?.[fieldName] !== undefined)?.[fieldName];
  if (typeof known === 'function') return known(args);
  return known === undefined
    ? generated(info.returnType, pathOf(info), context)
    : typed(known, info.returnType, pathOf(info));
};

/** The path of a field in the response: `site.menu.0.title`. */
function pathOf({ path }: GraphQLResolveInfo): string {
  const steps: (string | number)[] = [];
  for (let at: typeof path | undefined = path; at; at = at.prev) steps.unshift(at.key);
  return steps.join('.');
}

function generated(type: GraphQLOutputType, at: string, context: Context): unknown {
  if (isNonNullType(type)) return generated(type.ofType, at, context);
  if (isListType(type)) {
    return Array.from({ length: context.listLength }, (_, i) => generated(type.ofType, `${at}.${i}`, context));
  }
  if (isAbstractType(type)) return { __typename: memberOf(type, at) };
  if (isObjectType(type)) return {};
  if (isEnumType(type)) return type.getValues()[hash(at) % type.getValues().length]?.name;
  return scalarFor(type.name, at, hash(at));
}

/** A mock may leave out which member of an interface or union it is. */
function typed(value: unknown, type: GraphQLOutputType, at: string): unknown {
  if (isNonNullType(type)) return typed(value, type.ofType, at);
  if (isListType(type) && Array.isArray(value)) return value.map((item, i) => typed(item, type.ofType, `${at}.${i}`));
  if (isAbstractType(type) && value && typeof value === 'object') return { __typename: memberOf(type, at), ...value };
  return value;
}

/** Pages are plain unless a mock says otherwise; of other types any member is chosen, by the path. */
function memberOf(type: GraphQLAbstractType, at: string): string | undefined {
  const members = schema.getPossibleTypes(type);
  const usual = members.find(({ name }) => name === 'PlainPage');
  return (usual ?? members[hash(at) % members.length])?.name;
}

/** FNV-1a. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return sum;
}
