import { isAbstractType } from 'graphql';

/** Tells Apollo's cache which types an interface or union may be. */
export function plugin(schema) {
  const types = Object.values(schema.getTypeMap())
    .filter((type) => isAbstractType(type) && !type.name.startsWith('__'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const lines = types.map((type) => {
    const names = schema.getPossibleTypes(type).map((possible) => `'${possible.name}'`);
    return `  ${type.name}: [${names.join(', ')}],`;
  });
  return `export const possibleTypes: Record<string, string[]> = {\n${lines.join('\n')}\n};\n`;
}
