/** Emotion says this of rules for Firefox, which Chromium leaves out. */
const ofFirefox = /^There was a problem inserting the following rule: "[^{]*::-moz-/;

/** What components said in the console: a warning of React's is a fault, so a story that causes one fails. */
const said: string[] = [];

export function listen(): () => void {
  said.length = 0;
  const error = console.error;
  console.error = (...words: unknown[]) => {
    if (ofFirefox.test(String(words[0]))) return;
    said.push(words.map(String).join(' '));
    error(...words);
  };
  return () => {
    console.error = error;
  };
}

export function expectSilence(): void {
  if (said.length > 0) throw new Error(`The console was used:\n${said.join('\n')}`);
}
