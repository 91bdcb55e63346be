import { writeFileSync } from 'node:fs';

/* Lucide's icons as one path each, so that no page carries the code of a library for six drawings. */
const names = ['arrow-up', 'chevron-down', 'circle-exclamation-point', 'external-link', 'x'];

const lines = [];
for (const name of names) {
  const { __iconData } = await import(`lucide-react/icons/${name}`);
  const variable = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  lines.push(`export const ${variable} = '${__iconData.node.map(asPath).join('')}';`);
}
writeFileSync(
  new URL('../src/ui/icons.generated.ts', import.meta.url),
  `/* Made from lucide-react (ISC license) by codegen/icons.mjs; never edited. */\n${lines.join('\n')}\n`,
);

function asPath([shape, of]) {
  switch (shape) {
    case 'path':
      // A relative beginning would go on from the end of the path before.
      return of.d.replace(/^m/, 'M0 0m');
    case 'line':
      return `M${of.x1} ${of.y1}L${of.x2} ${of.y2}`;
    case 'circle':
      return `M${of.cx - of.r} ${of.cy}a${of.r} ${of.r} 0 1 0 ${2 * of.r} 0a${of.r} ${of.r} 0 1 0 ${-2 * of.r} 0`;
    default:
      throw new Error(`a ${shape} cannot be drawn as a path yet`);
  }
}
