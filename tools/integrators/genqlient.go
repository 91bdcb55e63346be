// Integrators is a client of the API as integrators would generate it with genqlient. It prints what it got as JSON. A
// test runs it with the address of the API.
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"mime/multipart"
	"net/http"
	"os"
	"path/filepath"

	"github.com/Khan/genqlient/graphql"
	"github.com/google/uuid"
)

func main() {
	r, err := run(context.Background(), os.Args[1])
	if err == nil {
		err = json.NewEncoder(os.Stdout).Encode(r)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// run applies with a small résumé.
func run(ctx context.Context, endpoint string) (result, error) {
	resume, err := os.CreateTemp("", "resume-*.pdf")
	if err != nil {
		return result{}, err
	}
	defer func() { _ = os.Remove(resume.Name()) }()
	if _, err := resume.WriteString("%PDF-1.4\n%%EOF"); err != nil {
		return result{}, err
	}
	if _, err := resume.Seek(0, io.SeekStart); err != nil {
		return result{}, err
	}
	return integrate(ctx, endpoint, resume)
}

// result is the result of a query, a walk over all pages of jobs, an upload and a mutation.
type result struct {
	Name      string `json:"name"`
	Jobs      int    `json:"jobs"`
	Total     int    `json:"total"`
	Reference string `json:"reference"`
}

// integrate does what clients do: it queries, walks over all pages of jobs, uploads a file and applies with it.
func integrate(ctx context.Context, endpoint string, resume *os.File) (result, error) {
	client := uploader{graphql.NewClient(endpoint, http.DefaultClient), endpoint}
	company, err := Company(ctx, client)
	if err != nil {
		return result{}, fmt.Errorf("query: %w", err)
	}
	r := result{Name: company.Site.Name}
	for after, more := (*string)(nil), true; more; {
		page, err := Walk(ctx, client, after)
		if err != nil {
			return r, fmt.Errorf("walk: %w", err)
		}
		r.Jobs, r.Total = r.Jobs+len(page.Jobs.Nodes), page.Jobs.TotalCount
		after, more = page.Jobs.PageInfo.EndCursor, page.Jobs.PageInfo.HasNextPage
	}
	uploaded, err := Upload(ctx, client, UploadFileInput{File: resume})
	if err != nil {
		return r, fmt.Errorf("upload: %w", err)
	}
	applied, err := Apply(ctx, client, ApplicationInput{
		Key:     uuid.NewString(),
		Name:    "Dana Example",
		Email:   "dana@example.org",
		Files:   []string{uploaded.UploadFile.File.Id},
		Consent: true,
	})
	if err != nil {
		return r, fmt.Errorf("apply: %w", err)
	}
	if applied.Apply.Receipt == nil {
		return r, fmt.Errorf("apply: %+v", applied.Apply.UserErrors)
	}
	r.Reference = applied.Apply.Receipt.Reference
	return r, nil
}

// uploader sends operations with a file as multipart bodies, which genqlient does not support.
type uploader struct {
	graphql.Client
	endpoint string
}

// MakeRequest sends one operation.
func (u uploader) MakeRequest(ctx context.Context, req *graphql.Request, resp *graphql.Response) error {
	upload, ok := req.Variables.(*__UploadInput)
	if !ok {
		return u.Client.MakeRequest(ctx, req, resp)
	}
	operations, err := json.Marshal(map[string]any{"query": req.Query, "operationName": req.OpName,
		"variables": map[string]any{"input": map[string]any{"file": nil, "captcha": upload.Input.Captcha}}})
	if err != nil {
		return err
	}
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	_ = form.WriteField("operations", string(operations)) // writing to memory does not fail
	_ = form.WriteField("map", `{"0":["variables.input.file"]}`)
	part, err := form.CreateFormFile("0", filepath.Base(upload.Input.File.Name()))
	if err != nil {
		return err
	}
	if _, err := io.Copy(part, upload.Input.File); err != nil {
		return err
	}
	_ = form.Close()
	post, err := http.NewRequestWithContext(ctx, http.MethodPost, u.endpoint, &body)
	if err != nil {
		return err
	}
	post.Header.Set("Content-Type", form.FormDataContentType())
	post.Header.Set("Apollo-Require-Preflight", "true")
	httpResp, err := http.DefaultClient.Do(post)
	if err != nil {
		return err
	}
	defer func() { _ = httpResp.Body.Close() }()
	if err := json.NewDecoder(httpResp.Body).Decode(resp); err != nil {
		return err
	}
	if len(resp.Errors) > 0 {
		return resp.Errors
	}
	return nil
}
