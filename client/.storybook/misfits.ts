import { getNamedType, isEnumType, isObjectType } from 'graphql';
import { schema } from './answer.ts';

/** What the schema does not allow in the mocks of a type, a line each. */
export function misfits(value: unknown, at: string, type: string): string[] {
  return find(value, at, type, (own, key) => `${own} has no field ${key}`);
}

/** What it does not allow in args. They may have more than the schema: props of the component. TypeScript checks those. */
export function misfitArgs(args: object): string[] {
  return find(args, 'args', '', () => undefined);
}

type Unknown = (type: string, key: string) => string | undefined;

/** Objects are of the type that `__typename` says, or else of `type`. */
function find(value: unknown, at: string, type: string, unknown: Unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => find(item, `${at}[${i}]`, type, unknown));
  const known = schema.getType(type);
  if (typeof value === 'string' && isEnumType(known) && !known.getValue(value)) {
    const names = known.getValues().map(({ name }) => name);
    return [`${at} is ${value}, but ${type} has only ${names.join(', ')}`];
  }
  if (value === null || typeof value !== 'object' || '$$typeof' in value || value instanceof Node) return [];
  const { __typename: name = type, ...fields } = value as Record<string, unknown>;
  const own = schema.getType(String(name));
  if (name && !own) return [`${at}: there is no type ${name}`];
  const ownFields = isObjectType(own) ? own.getFields() : undefined;
  return Object.entries(fields).flatMap(([key, item]) => {
    const field = ownFields?.[key];
    const fault = ownFields && !field && unknown(String(name), key);
    if (fault) return [`${at}: ${fault}, only ${Object.keys(ownFields).join(', ')}`];
    return find(item, `${at}.${key}`, field ? getNamedType(field.type).name : '', unknown);
  });
}
