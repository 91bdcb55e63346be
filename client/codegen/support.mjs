// Which features of styles and scripts are newer than the oldest browsers of the support policy, "browserslist" in package.json.
import { readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { parseSync, Visitor } from 'vite';

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const { browserslist } = read('../package.json');
const data = read('../node_modules/@mdn/browser-compat-data/data.json');

const floor = browserslist.map((line) => {
  const [name, version] = line.toLowerCase().split(' >= ');
  return { browser: name === 'ios' ? 'safari_ios' : name, version };
});

const isAtMost = (one, other) => {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  return (a[0] - b[0] || (a[1] ?? 0) - (b[1] ?? 0)) <= 0;
};

/** Whether all browsers of the policy have a feature. Prefixes count where they are written next to it. */
function isOld({ __compat } = {}, prefixes = []) {
  if (!__compat) return true;
  return floor.every(({ browser, version }) =>
    [__compat.support[browser] ?? []]
      .flat()
      .some(
        ({ version_added: added, version_removed: removed, flags, prefix, alternative_name }) =>
          typeof added === 'string' &&
          (!removed || !isAtMost(removed, version)) &&
          !flags &&
          !alternative_name &&
          (!prefix || prefixes.includes(prefix)) &&
          (added.startsWith('≤') || isAtMost(added, version)),
      ),
  );
}

/** All features of a name, wherever they are in a part of the data. */
function index(tree, found = new Map()) {
  for (const [name, feature] of Object.entries(tree)) {
    if (name === '__compat') continue;
    if (feature.__compat) found.set(name, [...(found.get(name) ?? []), feature]);
    index(feature, found);
  }
  return found;
}
const types = index(data.css.types);
const units = /(?<=\d)(dvh|dvw|dvi|dvb|svh|svw|lvh|lvw|cqw|cqh|cqi|cqb|rlh|lh|cap|rcap|ric|rex|rch)\b/g;
const members = index({ api: data.api, builtins: data.javascript.builtins });

/** Newer features in a style sheet or in declarations alone. */
export function newInStyles(css) {
  const found = new Set();
  const note = (name, feature, prefixes) => isOld(feature, prefixes) || found.add(name);
  const { properties, selectors } = data.css;
  const atRules = data.css['at-rules'];
  const root = parse(css);
  root.walkAtRules(({ name, params }) => {
    note(`@${name}`, atRules[name]);
    for (const [, feature] of params.matchAll(/\(\s*([a-z-]+)/g)) note(`(${feature})`, atRules[name]?.[feature]);
  });
  root.walkRules(({ selector }) => {
    for (const [, name] of selector.matchAll(/::?([a-z-]+)/g)) note(`:${name}`, selectors[name]);
  });
  root.walkDecls(({ prop, value, parent }) => {
    const feature = parent.name === 'font-face' ? atRules['font-face'][prop] : properties[prop];
    const twins = parent.nodes.map((node) => node.prop?.match(/^(-\w+-)(.*)/)).filter((twin) => twin?.[2] === prop);
    note(
      prop,
      feature,
      twins.map(([, prefix]) => prefix),
    );
    for (const [word] of value.matchAll(/(?<![\w-])[a-z][a-z-]+(?![\w-])/g))
      if (feature?.[word]) note(`${prop}: ${word}`, feature[word]);
    for (const [, name] of value.matchAll(/(?<![\w-])([a-z][a-z-]+)\(/g))
      if (types.has(name) && !types.get(name).some((one) => isOld(one))) found.add(`${name}()`);
    for (const [unit] of value.matchAll(units))
      note(
        unit,
        data.css.types.length[/^cq/.test(unit) ? 'container_query_length_units' : 'viewport_percentage_units_dynamic'],
      );
  });
  return found;
}

/** Newer features in a script, and in the styles that its strings hold. Names are enough: `x.toSorted` is taken for the array's. */
export function newInScript(code) {
  const found = new Set();
  const styles = (text) => {
    if (!/[a-z-]\s*:[^;]+;|^@/.test(text ?? '')) return;
    try {
      // Whole declarations that come from elsewhere are left out here, and found there.
      for (const feature of newInStyles(text.replace(/(?<=^|[;{}])\s*x(?=;)/g, ''))) found.add(feature);
    } catch {
      // Not a style sheet after all.
    }
  };
  const { program, errors } = parseSync('built.js', code);
  if (errors.length > 0) throw new Error(errors[0].message);
  new Visitor({
    Literal: ({ value }) => typeof value === 'string' && styles(value),
    TemplateLiteral: ({ quasis }) => styles(quasis.map(({ value }) => value.cooked).join('x')),
    NewExpression: ({ callee }) => callee.name && checkGlobal(callee.name),
    CallExpression({ callee }) {
      if (callee.name) checkGlobal(callee.name);
      const name = callee.computed ? undefined : callee.property?.name;
      if (members.has(name) && !members.get(name).some((feature) => isOld(feature))) found.add(`.${name}()`);
    },
  }).visit(program);
  function checkGlobal(name) {
    const feature = data.api[name] ?? data.javascript.builtins[name];
    if (feature && !isOld(feature)) found.add(name);
  }
  return found;
}
