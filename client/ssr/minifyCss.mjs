/**
 * Vite plugin: takes comments, needless spaces and zeros out of css templates, which every visitor downloads and every server
 * engine hashes. Both builds must use it, because a class is named by the text of its style.
 */
export function minifyCss() {
  return {
    name: 'minify-css',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes('css`')) return null;
      return { code: code.replace(/\bcss`[^`]*`/g, minify), map: null };
    },
  };
}

function minify(template) {
  return template
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s*\n\s*/g, '\n')
    .replace(/(?<=[`;{},])\n|\n(?=[`}])/g, '')
    .replaceAll('\n', ' ')
    .replace(/(?<=[`;{}] ?[\w-]+): /g, ':')
    .replace(/(?<=[\w)\]}*&]) \{/g, '{')
    .replace(/(?<=[\w)\]%'"}]), /g, ',')
    .replace(/(?<![\w.#'"])0\.(?=\d)/g, '.');
}
