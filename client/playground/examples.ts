/** An operation to begin with: what it is for, and the variables it is tried with. */
export interface Example {
  title: string;
  task: string;
  about: string;
  query: string;
  /** JSON text, empty for an operation without variables. */
  variables: string;
}

const files = import.meta.glob<string>('./examples/*.graphql', { query: '?raw', import: 'default', eager: true });

/** The examples in the order of their files. */
export const examples: Example[] = Object.keys(files)
  .sort()
  .map((name) => read(files[name] ?? ''));

/** The one that newcomers see. */
export const welcome = examples.find(({ title }) => title === 'Search jobs');

/** The tasks that examples are sorted by. */
export const tasks = [...new Set(examples.map(({ task }) => task))];

/** Reads an example: comment lines with title, task, a sentence and perhaps the variables, then the operation. */
function read(text: string): Example {
  const lines = text.split('\n');
  const body = lines.findIndex((line) => !line.startsWith('# '));
  const [title = '', task = '', about = '', variables] = lines.slice(0, body).map((line) => line.slice(2));
  const pretty = variables ? JSON.stringify(JSON.parse(variables), null, 2) : '';
  return { title, task, about, query: lines.slice(body).join('\n').trim(), variables: pretty };
}
