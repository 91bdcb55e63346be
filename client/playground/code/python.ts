import { fileMap, type Operation, takesFile } from './operation.ts';

/** The standard library serves; a file goes with requests, which knows multipart bodies. */
export function python({ endpoint, query, variables }: Operation): string {
  const held = `query = """
${query.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"')}
"""
variables = json.loads(r"""${JSON.stringify(variables).replaceAll('"""', '""\\u0022')}""")
`;
  if (!takesFile(variables)) {
    return `import json
from urllib.request import Request, urlopen

${held}
request = Request(
    "${endpoint}",
    data=json.dumps({"query": query, "variables": variables}).encode(),
    headers={"Content-Type": "application/json"},
)
with urlopen(request) as response:
    print(json.dumps(json.load(response)))
`;
  }
  return `import json
import requests

${held}
with open("resume.pdf", "rb") as file:
    response = requests.post(
        "${endpoint}",
        headers={"Apollo-Require-Preflight": "true"},
        files=[
            ("operations", (None, json.dumps({"query": query, "variables": variables}))),
            ("map", (None, '${fileMap}')),
            ("0", ("resume.pdf", file)),
        ],
    )
print(response.text)
`;
}
