import { captchaNote, captchaQuery, fileMap, mutationInput, type Operation, takesFile } from './operation.ts';

export function go(operation: Operation): string {
  const { query, variables } = operation;
  const input = mutationInput(operation);
  const file = takesFile(variables);
  const hasKey = input !== null && 'key' in input;
  return `package main

import (
${imports(input !== null, hasKey, file)}
)

const endpoint = "${operation.endpoint}"

const query = ${literal(query)}

const variables = ${literal(JSON.stringify(variables))}

func main() {
${input ? filled(hasKey) : ''}	operations, err := json.Marshal(map[string]any{"query": query, "variables": ${input ? 'filled' : 'json.RawMessage(variables)'}})
	if err != nil {
		log.Fatal(err)
	}
${file ? sendFile : sendJSON}	if err != nil {
		log.Fatal(err)
	}
	defer resp.Body.Close()
	answer, err := io.ReadAll(resp.Body)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(string(answer))
}
${input ? solver : ''}${hasKey ? newKey : ''}`;
}

function imports(sending: boolean, key: boolean, file: boolean): string {
  const names = ['bytes', 'encoding/json', 'fmt', 'io', 'log', 'net/http'];
  if (sending) names.push('crypto/sha256', 'encoding/base64', 'encoding/hex', 'strconv', 'strings');
  if (key) names.push('crypto/rand');
  if (file) names.push('mime/multipart', 'os');
  return names
    .sort()
    .map((name) => `\t"${name}"`)
    .join('\n');
}

function filled(key: boolean): string {
  return `	var filled map[string]any
	if err := json.Unmarshal([]byte(variables), &filled); err != nil {
		log.Fatal(err)
	}
	input := filled["input"].(map[string]any)
	input["captcha"] = solveCaptcha()
${key ? '\tinput["key"] = newKey() // keep it when you send the same again\n' : ''}`;
}

const sendJSON = `	resp, err := http.Post(endpoint, "application/json", bytes.NewReader(operations))
`;

const sendFile = `	file, err := os.Open("resume.pdf")
	if err != nil {
		log.Fatal(err)
	}
	defer file.Close()
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	form.WriteField("operations", string(operations))
	form.WriteField("map", \`${fileMap}\`)
	part, err := form.CreateFormFile("0", file.Name())
	if err != nil {
		log.Fatal(err)
	}
	if _, err := io.Copy(part, file); err != nil {
		log.Fatal(err)
	}
	form.Close()
	req, err := http.NewRequest("POST", endpoint, &body)
	if err != nil {
		log.Fatal(err)
	}
	req.Header.Set("Content-Type", form.FormDataContentType())
	req.Header.Set("Apollo-Require-Preflight", "true")
	resp, err := http.DefaultClient.Do(req)
`;

const solver = `
// ${captchaNote}
func solveCaptcha() string {
	resp, err := http.Post(endpoint, "application/json", strings.NewReader(\`${JSON.stringify({ query: captchaQuery })}\`))
	if err != nil {
		log.Fatal(err)
	}
	defer resp.Body.Close()
	var answer struct {
		Data struct{ Captcha struct{ Challenge map[string]any } }
	}
	if err := json.NewDecoder(resp.Body).Decode(&answer); err != nil {
		log.Fatal(err)
	}
	challenge := answer.Data.Captcha.Challenge
	if challenge == nil {
		return ""
	}
	for number := 0; number <= int(challenge["maxNumber"].(float64)); number++ {
		sum := sha256.Sum256([]byte(challenge["salt"].(string) + strconv.Itoa(number)))
		if hex.EncodeToString(sum[:]) == challenge["challenge"] {
			challenge["number"] = number
			solved, _ := json.Marshal(challenge)
			return base64.StdEncoding.EncodeToString(solved)
		}
	}
	return ""
}
`;

const newKey = `
// newKey makes a random UUID.
func newKey() string {
	var b [16]byte
	rand.Read(b[:])
	b[6], b[8] = b[6]&0x0f|0x40, b[8]&0x3f|0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", b[:4], b[4:6], b[6:8], b[8:10], b[10:])
}
`;

function literal(text: string): string {
  return `\`${text.replaceAll('`', '` + "`" + `')}\``;
}
