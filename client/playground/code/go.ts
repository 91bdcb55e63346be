import { fileMap, type Operation, takesFile } from './operation.ts';

export function go(operation: Operation): string {
  const { query, variables } = operation;
  return `package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log"
${takesFile(variables) ? '\t"mime/multipart"\n' : ''}	"net/http"
${takesFile(variables) ? '\t"os"\n' : ''})

const query = ${literal(query)}

const variables = ${literal(JSON.stringify(variables))}

func main() {
	operations, err := json.Marshal(map[string]any{"query": query, "variables": json.RawMessage(variables)})
	if err != nil {
		log.Fatal(err)
	}
${takesFile(variables) ? sendFile(operation) : sendJSON(operation)}	if err != nil {
		log.Fatal(err)
	}
	defer resp.Body.Close()
	answer, err := io.ReadAll(resp.Body)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(string(answer))
}
`;
}

function sendJSON({ endpoint }: Operation): string {
  return `	resp, err := http.Post("${endpoint}", "application/json", bytes.NewReader(operations))
`;
}

function sendFile({ endpoint }: Operation): string {
  return `	file, err := os.Open("resume.pdf")
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
	req, err := http.NewRequest("POST", "${endpoint}", &body)
	if err != nil {
		log.Fatal(err)
	}
	req.Header.Set("Content-Type", form.FormDataContentType())
	req.Header.Set("Apollo-Require-Preflight", "true")
	resp, err := http.DefaultClient.Do(req)
`;
}

function literal(text: string): string {
  return `\`${text.replaceAll('`', '` + "`" + `')}\``;
}
