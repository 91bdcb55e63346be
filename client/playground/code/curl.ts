import { fileMap, hasAny, type Operation, takesFile } from './operation.ts';

export function curl({ endpoint, query, variables }: Operation): string {
  const body = quoted(JSON.stringify({ query, ...(hasAny(variables) ? { variables } : {}) }));
  if (!takesFile(variables)) return `curl ${endpoint} -H 'Content-Type: application/json' \\\n  -d ${body}\n`;
  return `curl ${endpoint} -H 'Apollo-Require-Preflight: true' \\
  -F operations=${body} \\
  -F map=${quoted(fileMap)} \\
  -F 0=@resume.pdf
`;
}

/** In single quotes of a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
