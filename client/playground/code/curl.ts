import {
  captchaNote,
  captchaQuery,
  fileMap,
  hasAny,
  mutationInput,
  type Operation,
  takesFile,
  withFresh,
} from './operation.ts';

export function curl(operation: Operation): string {
  const { endpoint, query } = operation;
  const input = mutationInput(operation);
  const variables = input ? withFresh(operation, input, '{key}', '{captcha}') : operation.variables;
  const body = quoted(JSON.stringify({ query, ...(hasAny(variables) ? { variables } : {}) }))
    .replace('"key":"{key}"', `"key":"'"$key"'"`)
    .replace('"captcha":"{captcha}"', `"captcha":"'"$captcha"'"`);
  const head = input ? `${solver(endpoint)}${'key' in input ? key : ''}` : '';
  if (!takesFile(variables)) return `${head}curl ${endpoint} -H 'Content-Type: application/json' \\\n  -d ${body}\n`;
  return `${head}curl ${endpoint} -H 'Apollo-Require-Preflight: true' \\
  -F operations=${body} \\
  -F map=${quoted(fileMap)} \\
  -F 0=@resume.pdf
`;
}

/** A shell is too slow to search by itself. Perl is where git is. */
function solver(endpoint: string): string {
  return `# ${captchaNote} Needs Perl.
captcha=$(curl -s ${endpoint} -H 'Content-Type: application/json' \\
  -d '${JSON.stringify({ query: captchaQuery })}' |
  perl -MDigest::SHA=sha256_hex -MJSON::PP -MMIME::Base64 -0777 -ne '
    my $c = decode_json($_)->{data}{captcha}{challenge} or exit;
    for my $n (0 .. $c->{maxNumber}) {
      next unless sha256_hex($c->{salt} . $n) eq $c->{challenge};
      print encode_base64(encode_json({%$c, number => $n}), "");
      last;
    }')
`;
}

const key = `# Keep the key when you send the same again.
key=$(cat /proc/sys/kernel/random/uuid 2>/dev/null || uuidgen)
`;

/** In single quotes of a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
