import { captchaNote, captchaQuery, fileMap, mutationInput, type Operation, takesFile } from './operation.ts';

/** Needs nothing but the standard library. */
export function python(operation: Operation): string {
  const { endpoint, query, variables } = operation;
  const input = mutationInput(operation);
  const file = takesFile(variables);
  const imports = input
    ? `import json
from base64 import b64encode
from hashlib import sha256
from urllib.request import Request, urlopen
from uuid import uuid4`
    : `import json
from urllib.request import Request, urlopen`;
  return `${imports}

query = """
${query.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"')}
"""
variables = json.loads(r"""${JSON.stringify(variables).replaceAll('"""', '""\\u0022')}""")

${input ? solver(endpoint) : ''}${input && 'key' in input ? key : ''}${file ? sendFile(endpoint) : sendJSON(endpoint)}with urlopen(request) as response:
    print(json.dumps(json.load(response)))
`;
}

function solver(endpoint: string): string {
  return `
def solve_captcha():
    """${captchaNote}"""
    request = Request(
        "${endpoint}",
        data=json.dumps({"query": "${captchaQuery}"}).encode(),
        headers={"Content-Type": "application/json"},
    )
    with urlopen(request) as response:
        challenge = json.load(response)["data"]["captcha"]["challenge"]
    for number in range(challenge["maxNumber"] + 1 if challenge else 0):
        if sha256(f"{challenge['salt']}{number}".encode()).hexdigest() == challenge["challenge"]:
            return b64encode(json.dumps({**challenge, "number": number}).encode()).decode()


variables["input"]["captcha"] = solve_captcha()
`;
}

const key = `variables["input"]["key"] = str(uuid4())  # keep it when you send the same again
`;

function sendJSON(endpoint: string): string {
  return `request = Request(
    "${endpoint}",
    data=json.dumps({"query": query, "variables": variables}).encode(),
    headers={"Content-Type": "application/json"},
)
`;
}

function sendFile(endpoint: string): string {
  return `boundary = uuid4().hex


def part(header, value):
    return f"--{boundary}\\r\\nContent-Disposition: form-data; {header}\\r\\n\\r\\n".encode() + value + b"\\r\\n"


with open("resume.pdf", "rb") as file:
    body = (
        part('name="operations"', json.dumps({"query": query, "variables": variables}).encode())
        + part('name="map"', b'${fileMap}')
        + part('name="0"; filename="resume.pdf"', file.read())
        + f"--{boundary}--\\r\\n".encode()
    )
request = Request(
    "${endpoint}",
    data=body,
    headers={"Content-Type": f"multipart/form-data; boundary={boundary}", "Apollo-Require-Preflight": "true"},
)
`;
}
