package remote

import (
	"bytes"
	"cmp"
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

// Enquiry sends an enquiry to {core} and returns the host's id of it. A refusal that the sender can correct is also a
// graph.UserErrors.
func (c *Client) Enquiry(ctx context.Context, n *graph.Submission) (string, error) {
	key := keyOf(n.Key, n.Enquiry)
	return c.send(ctx, addEnquiry, key, enquiryOf(c.Site, key, n))
}

// Application sends an application to {erp}. Its files were uploaded before: job and files are the host's ids.
func (c *Client) Application(ctx context.Context, n *graph.Submission, job string, files []string) (string, error) {
	key := keyOf(n.Key, n.Application)
	return c.send(ctx, addApplicant, key, applicantOf(c.Site, key, job, files, n))
}

// Withdraw tells the host that got a submission that its sender took it back. It succeeds if the host does not have it.
func (c *Client) Withdraw(ctx context.Context, n *graph.Submission) (string, error) {
	k, key := withdrawEnquiry, keyOf(n.Key, n.Enquiry)
	if n.Application != nil {
		k, key = withdrawApplicant, keyOf(n.Key, n.Application)
	}
	return c.send(ctx, k, keyOf(key, "withdrawal"), withdrawalOf(c.Site, key, n))
}

// keyOf makes the idempotency key of a delivery from the submission's key and content: the same for every attempt,
// another one after the sender corrected something, which a host would otherwise treat as a repeat.
func keyOf(submission string, content any) string {
	data, _ := json.Marshal(content) // texts always encode
	return uuid.NewSHA1(uuid.NameSpaceOID, append([]byte(submission), data...)).String()
}

// Upload sends a file to {core}, without buffering it, and returns the host's id of it. A response without an id is a
// *graph.HostError with the fault HostShape: no application could refer to the file.
func (c *Client) Upload(ctx context.Context, f *graph.UploadedFile, r io.Reader) (string, error) {
	q := request{header: http.Header{headerKey: {f.ID}}, body: io.LimitReader(r, int64(f.Bytes)), size: int64(f.Bytes)}
	named := map[string]string{"filename": f.Name}
	if c.Multipart {
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
	body, err := c.post(ctx, upload, q)
	if err != nil {
		return "", err
	}
	name := fileIDIn(body, 3)
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
	body, err := c.post(ctx, k, request{header: http.Header{"Content-Type": {"application/json"}, headerKey: {key}},
		body: bytes.NewReader(data), size: int64(len(data))})
	if err != nil {
		return "", err
	}
	var answer wireAccepted
	_ = json.Unmarshal(object(body), &answer) // without an id in the response it is our key
	return cmp.Or(line(answer.ID, 200), key), nil
}

func (c *Client) post(ctx context.Context, k *call, q request) ([]byte, error) {
	body, err := c.do(ctx, k, q)
	if e := new(graph.HostError); errors.As(err, &e) && e.Fault == graph.HostNotOK {
		switch {
		case e.Status == http.StatusConflict: // the host has it already
			body, err = e.Body, nil
		case gone(k, e.Status) && e.Body != nil:
			body, err = nil, nil
		case refuses(e.Status) && e.Body != nil:
			return nil, &refusal{e, faultsOf(e)}
		}
	}
	return body, err
}

// CircuitOpen reports whether the circuit breaker would reject a delivery of the kind.
func (c *Client) CircuitOpen(kind graph.DeliveryKind) bool {
	k := map[graph.DeliveryKind]*call{graph.HostEnquiry: addEnquiry, graph.HostApplication: addApplicant,
		graph.HostUpload: upload}[kind]
	return k != nil && c.states[k].isOpen(c.Now())
}

// refusal is a host's refusal, for the log and for the sender.
type refusal struct {
	host   *graph.HostError
	faults graph.UserErrors
}

func (r *refusal) Error() string { return r.host.Error() }

// Unwrap returns both.
func (r *refusal) Unwrap() []error { return []error{r.host, r.faults} }
