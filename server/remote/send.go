package remote

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"mime"
	"mime/multipart"
	"net/http"
	"net/textproto"

	"github.com/google/uuid"

	"hire360/graph"
)

// Enquiry brings an enquiry to {core} and returns what the host calls it. A refusal the sender can fix is
// also a graph.UserErrors.
func (c *Client) Enquiry(ctx context.Context, n *graph.Submission) (string, error) {
	key, err := keyOf(n.Key, n.Enquiry)
	if err != nil {
		return "", err
	}
	return c.send(ctx, addEnquiry, key, enquiryOf(c.site, key, n))
}

// Application brings an application to {erp}, whose files were brought before; files are what the host
// called them, and job what it calls the job.
func (c *Client) Application(ctx context.Context, n *graph.Submission, job string, files []string) (string, error) {
	key, err := keyOf(n.Key, n.Application)
	if err != nil {
		return "", err
	}
	return c.send(ctx, addApplicant, key, applicantOf(c.site, key, job, files, n))
}

// keyOf makes the key of a delivery of the submission's key and content: the same on every try, another one
// for what a sender corrected after a refusal, which a host would otherwise take for a repeat.
func keyOf(submission string, content any) (string, error) {
	data, err := json.Marshal(content)
	if err != nil {
		return "", fmt.Errorf("make a key: %w", err)
	}
	return uuid.NewSHA1(uuid.NameSpaceOID, append([]byte(submission), data...)).String(), nil
}

// Upload brings a file to {core}, without buffering it, and returns what the host calls it. An answer that does not say
// so is a *graph.HostError with the fault HostShape: without its name no application can name the file.
func (c *Client) Upload(ctx context.Context, f *graph.UploadedFile, r io.Reader) (string, error) {
	q := request{header: http.Header{headerKey: {f.ID}}, body: io.LimitReader(r, int64(f.Bytes)), size: int64(f.Bytes)}
	named := map[string]string{"filename": f.Name}
	if c.multipart {
		var b bytes.Buffer
		m := multipart.NewWriter(&b)
		named["name"] = fileField
		// Writing to memory does not fail.
		_, _ = m.CreatePart(textproto.MIMEHeader{headerName: {mime.FormatMediaType("form-data", named)},
			"Content-Type": {f.MediaType}})
		head := bytes.Clone(b.Bytes())
		b.Reset()
		_ = m.Close()
		q.header.Set("Content-Type", m.FormDataContentType())
		q.body, q.size = io.MultiReader(bytes.NewReader(head), q.body, &b), q.size+int64(len(head)+b.Len())
	} else {
		q.header.Set("Content-Type", f.MediaType)
		q.header.Set(headerName, mime.FormatMediaType("attachment", named))
	}
	body, err := c.bring(ctx, upload, q)
	if err != nil {
		return "", err
	}
	name := fileIDIn(body)
	if name == "" {
		return "", badShape(upload,
			"the answer does not say what the host calls the file (id, fileId, uuid, url or fileName)")
	}
	return name, nil
}

func (c *Client) send(ctx context.Context, k *call, key string, payload any) (string, error) {
	data, err := json.Marshal(payload)
	if err != nil {
		return "", fmt.Errorf("%s: %w", k.name, err)
	}
	body, err := c.bring(ctx, k, request{header: http.Header{"Content-Type": {"application/json"}, headerKey: {key}},
		body: bytes.NewReader(data), size: int64(len(data))})
	if err != nil {
		return "", err
	}
	var answer wireTaken
	_ = json.Unmarshal(object(body), &answer) // a host that says nothing calls it as we do
	return or(line(answer.ID, 200), key), nil
}

func (c *Client) bring(ctx context.Context, k *call, q request) ([]byte, error) {
	body, err := c.do(ctx, k, q)
	if e := new(graph.HostError); errors.As(err, &e) && e.Fault == graph.HostNotOK {
		switch {
		case taken(e.Status):
			body, err = e.Body, nil
		case refuses(e.Status) && e.Body != nil:
			return nil, &refusal{e, faultsOf(e)}
		}
	}
	return body, err
}

// Resting reports whether a delivery of the kind would be turned away at once.
func (c *Client) Resting(kind graph.DeliveryKind) bool {
	k := map[graph.DeliveryKind]*call{graph.HostEnquiry: addEnquiry, graph.HostApplication: addApplicant,
		graph.HostUpload: upload}[kind]
	return k != nil && c.states[k].resting(c.now())
}

// refusal is a host's judgment, for the log and for the sender.
type refusal struct {
	host   *graph.HostError
	faults graph.UserErrors
}

func (r *refusal) Error() string { return r.host.Error() }

// Unwrap returns both readings.
func (r *refusal) Unwrap() []error { return []error{r.host, r.faults} }
