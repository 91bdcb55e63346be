/**
 * Takes comments and indentation out of the styles in templates. Each server engine compiles them character by
 * character, and each visitor loads them. Both builds must do it: a class is named by its style's text.
 */
export function tight() {
  return {
    name: 'tight',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes('css`')) return null;
      return { code: code.replace(/\bcss`[^`]*`/g, squeeze), map: null };
    },
  };
}

function squeeze(template) {
  return template
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s*\n\s*/g, '\n')
    .replace(/(?<=[`;{},])\n|\n(?=[`}])/g, '')
    .replaceAll('\n', ' ');
}
