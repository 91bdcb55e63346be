/*
 * What is checked where. Dictionaries are beside this file, in the format of prh, whose `specs` are tests of their own.
 */
import { resolve } from 'node:path';
import { TextlintKernelDescriptor } from '@textlint/kernel';
import { moduleInterop } from '@textlint/module-interop';
import markdownPlugin from '@textlint/textlint-plugin-markdown';
import { createLinter } from 'textlint';
import prh from 'textlint-rule-prh';
import { contractions } from './contractions.mjs';
import { doubled } from './doubled.mjs';
import { numbers } from './numbers.mjs';
import { reader } from './yaml.mjs';

const pages = ['server/content/pages/*.yml'];
const content = [...pages, 'server/content/*.yml'];
const cases = ':!server/content/pages/case-study/*';
/** Articles and case studies tell of others, and calculate: they promise something only where they ask visitors. */
const stories = [':!server/content/pages/blogs/*', cases];

const forms = /\b(enquiryForm|callToAction)\b/;
const examples = /\b(specimen|demo)\b/;
/** What is not spoken. */
const silent = /\b(specimen|demo|table|facts|chart|art|picture|title|description|label|results|change)\b/;

const markdown = {
  pluginId: 'markdown',
  plugin: moduleInterop(markdownPlugin),
  options: { extensions: ['.md', '.mdx'] },
};

/** `files` are patterns of git. A set that is over all compares pages with each other. */
export const sets = {
  pages: {
    files: [...content, 'server/jobs/sample/*.yml'],
    linter: linterOf(['everywhere', 'pages'].map(dictionary), yaml({})),
  },
  spoken: {
    files: [...pages, 'server/jobs/sample/*.yml'],
    linter: linterOf([rule('contractions', contractions)], yaml({ except: silent, kinds: (kind) => kind !== 'LEGAL' })),
  },
  legal: { files: pages, linter: linterOf([dictionary('legal')], yaml({ kinds: (kind) => kind === 'LEGAL' })) },
  promises: { files: [...content, ...stories], linter: linterOf([dictionary('promises')], yaml({ except: examples })) },
  records: {
    files: [...content, cases],
    linter: linterOf([dictionary('records')], yaml({ except: examples })),
  },
  asks: { files: content, linter: linterOf(['asks', 'promises'].map(dictionary), yaml({ only: forms })) },
  comparison: {
    files: pages,
    isOverAll: true,
    linter: linterOf([rule('numbers', numbers), rule('doubled', doubled)], yaml({ except: examples })),
  },
  docs: {
    files: ['*.md', '*.mdx', ':!server/content/README.md'],
    linter: linterOf(['everywhere', 'docs'].map(dictionary), markdown),
  },
};

function linterOf(rules, plugin) {
  return createLinter({ descriptor: new TextlintKernelDescriptor({ rules, filterRules: [], plugins: [plugin] }) });
}

function dictionary(name) {
  const rulePaths = [resolve(import.meta.dirname, `${name}.yml`)];
  return rule(name, moduleInterop(prh), { rulePaths, checkLink: true, checkBlockQuote: true, checkEmphasis: true });
}

function rule(ruleId, rule, options = true) {
  return { ruleId, rule, options };
}

function yaml(choice) {
  return { pluginId: 'yaml', plugin: reader(choice), options: true };
}
