import { type ReactNode, useLayoutEffect } from 'react';
import { paper, role, stage } from '#theme/tokens.ts';

/* What visitors choose in their systems. Pages cannot ask for it, so styles and scripts are told that it is so. */

/** The settings of the toolbar. */
interface Choices {
  /** A size of the root's text, or ''. */
  text: string;
  motion: 'system' | 'reduced';
  colors: 'own' | 'forced';
}

const always = '(min-width: 0px)';
const never = '(max-width: 0px)';
const original = new Map<CSSMediaRule, string>();
const asked = window.matchMedia.bind(window);
let observer: MutationObserver | undefined;

/** What is shown to a visitor with these choices. */
export function Visitor({ text, motion, colors, children }: Choices & { children: ReactNode }) {
  useLayoutEffect(() => apply({ text, motion, colors }), [text, motion, colors]);
  return children;
}

function apply({ text, motion, colors }: Choices): void {
  document.documentElement.style.fontSize = text;
  const answers = { ...(motion === 'reduced' && reduced), ...(colors === 'forced' && forced) };
  observer?.disconnect();
  for (const [rule, media] of original) rule.media.mediaText = media;
  original.clear();
  forcedStyle.remove();
  window.matchMedia = asked;
  if (Object.keys(answers).length === 0) return;
  window.matchMedia = (query) => asked(answered(query, answers));
  if (colors === 'forced') document.head.append(forcedStyle);
  const answerAll = () => {
    for (const sheet of document.styleSheets) answerRules(sheet.cssRules, answers);
  };
  // Emotion adds rules with the elements that need them.
  observer = new MutationObserver(answerAll);
  observer.observe(document, { childList: true, subtree: true });
  answerAll();
}

const reduced = { '(prefers-reduced-motion: reduce)': always, '(prefers-reduced-motion: no-preference)': never };
const forced = { '(forced-colors: active)': always, '(forced-colors: none)': never };

const answered = (query: string, answers: Record<string, string>) =>
  Object.entries(answers).reduce((text, [feature, answer]) => text.replaceAll(feature, answer), query);

function answerRules(rules: CSSRuleList, answers: Record<string, string>): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const { mediaText } = rule.media;
      const text = answered(mediaText, answers);
      if (text !== mediaText) {
        original.set(rule, mediaText);
        rule.media.mediaText = text;
      }
    }
    if (rule instanceof CSSGroupingRule) answerRules(rule.cssRules, answers);
  }
}

/** As browsers force colors: grounds, text, links and buttons have those of the system, and nothing has a shadow. */
const forcedStyle = document.createElement('style');
forcedStyle.textContent = `*, ::before, ::after { ${[role, stage, paper]
  .flatMap((tokens) => Object.entries(tokens))
  .map(([name, value]) => `${value.slice('var('.length, -1)}: ${systemColor(name)} !important;`)
  .join(' ')} box-shadow: none !important; }`;

function systemColor(name: string): string {
  if (/^(ground|page|soft|raised|desk|header|band|field|hover|night|land.*|.+Ground)$/.test(name)) return 'Canvas';
  if (name === 'action') return 'LinkText';
  if (name === 'buttonText') return 'ButtonText';
  return /^button/.test(name) ? 'ButtonFace' : 'CanvasText';
}
