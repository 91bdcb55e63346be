// Package integrators is a client of the API as integrators would generate it with genqlient. Only a test uses it.
package integrators

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"mime/multipart"
	"net/http"
	"os"

	"github.com/Khan/genqlient/graphql"
	"github.com/google/uuid"
)

// Result is the result of a query, a walk over all pages of jobs, an upload and a mutation.
type Result struct {
	Name        string
	Jobs, Total int
	Reference   string
}

// Integrate does what clients do: it queries, walks over all pages of jobs, uploads a file and applies with it.
func Integrate(ctx context.Context, endpoint string, resume *os.File) (Result, error) {
	client := uploader{graphql.NewClient(endpoint, http.DefaultClient), endpoint}
	company, err := Company(ctx, client)
	if err != nil {
		return Result{}, fmt.Errorf("query: %w", err)
	}
	r := Result{Name: company.Site.Name}
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
	part, err := form.CreateFormFile("0", upload.Input.File.Name())
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
