package inbox

import (
	"cmp"
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"net/http"
	"net/url"
	"os"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/minio/minio-go/v7"
	"github.com/minio/minio-go/v7/pkg/credentials"

	"hire360/server/metrics"
)

// bucket stores files where all machines find them, in a storage that speaks S3. Files that are not shared yet, or
// were stored before there was a bucket, are on the disk.
type bucket struct {
	disk
	client  *minio.Client
	name    string
	timeout time.Duration // of the check
	health  metrics.Health
}

// transferTimeout is how long sending one file may take.
const transferTimeout = 30 * time.Second

// newBucket reads an address such as https://key:secret@host/bucket?region=eu-west-1. It sends nothing.
func newBucket(address string, d disk, timeout time.Duration) (*bucket, error) {
	bad := errors.New("S3_URL is not the URL of a bucket: " +
		"use one such as https://key:secret@host/bucket?region=eu-west-1")
	u, err := url.Parse(address)
	if err != nil || u.Host == "" || (u.Scheme != "http" && u.Scheme != "https") || u.User == nil {
		return nil, bad // without the cause, whose text holds the address
	}
	name := strings.Trim(u.Path, "/")
	secret, _ := u.User.Password()
	if name == "" || strings.Contains(name, "/") || secret == "" {
		return nil, bad
	}
	client, err := minio.New(u.Host, &minio.Options{
		Creds:  credentials.NewStaticV4(u.User.Username(), secret, ""),
		Secure: u.Scheme == "https", Region: u.Query().Get("region"), MaxRetries: 1,
		Transport: &http.Transport{Proxy: http.ProxyFromEnvironment, TLSHandshakeTimeout: timeout,
			ResponseHeaderTimeout: transferTimeout, MaxIdleConnsPerHost: 16, IdleConnTimeout: time.Minute},
	})
	if err != nil {
		return nil, bad
	}
	return &bucket{disk: d, client: client, name: name, timeout: timeout}, nil
}

// CheckBucket says what is wrong with the address of a bucket.
func CheckBucket(address string) error {
	_, err := newBucket(address, disk{}, 0)
	return err
}

// TryBucket writes, reads and deletes a file in the bucket at an address.
func TryBucket(ctx context.Context, address string) error {
	b, err := newBucket(address, disk{}, transferTimeout)
	if err != nil {
		return err
	}
	if exists, err := b.exists(ctx); err == nil && !exists {
		return b.missing()
	}
	return b.try(ctx)
}

func (b *bucket) missing() error {
	return fmt.Errorf("bucket %q does not exist: create it, or correct S3_URL", b.name)
}

// check refuses a bucket in which this machine cannot write, read and delete a file, for a reason that does not pass:
// the key, its rights, the certificate. Until one that cannot be reached is back, files wait on this machine.
func (b *bucket) check(ctx context.Context, log *slog.Logger) error {
	exists, err := b.exists(ctx)
	if err == nil && !exists {
		return b.missing()
	}
	if err == nil || isLasting(err) { // a key that must not list buckets may do all that is needed
		err = b.try(ctx)
	}
	if err != nil && isLasting(err) {
		return fmt.Errorf("the bucket %q cannot be used: correct S3_URL, the rights of its key, "+
			"or the certificates that this machine trusts (%w)", b.name, err)
	}
	if err != nil {
		log.Error("the bucket is unreachable: files wait on this machine", "reason", err)
	}
	return nil
}

func (b *bucket) try(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, b.timeout)
	defer cancel()
	name := "start-" + uuid.NewString()
	_, err := b.client.PutObject(ctx, b.name, name, strings.NewReader("x"), 1,
		minio.PutObjectOptions{SendContentMd5: true, DisableMultipart: true})
	if err != nil {
		return b.record(err)
	}
	_, err = b.client.StatObject(ctx, b.name, name, minio.StatObjectOptions{})
	return b.record(cmp.Or(err, b.client.RemoveObject(ctx, b.name, name, minio.RemoveObjectOptions{})))
}

// isLasting reports whether an error of record stays until somebody changes a setting.
func isLasting(err error) bool {
	answer := new(answerError)
	if !errors.As(err, &answer) {
		return errors.As(err, new(*tls.CertificateVerificationError)) ||
			strings.Contains(err.Error(), "server gave HTTP response to HTTPS client")
	}
	switch answer.StatusCode {
	case http.StatusRequestTimeout, http.StatusConflict, http.StatusTooManyRequests:
		return false
	}
	return answer.StatusCode >= 300 && answer.StatusCode < 500 && answer.Code != "RequestTimeout"
}

// answerError is an error that the storage answered. Its text leaves out the name of the file, which gives access to
// it.
type answerError struct{ minio.ErrorResponse }

func (e *answerError) Error() string { return "the bucket responded with " + e.Code }

// down reports whether the last request failed: visitors do not wait for the next one. There may be no bucket.
func (b *bucket) down() bool { return b != nil && b.health.Away() }

// probe asks for a file that does not exist, so that an outage is noticed before somebody sends one.
func (b *bucket) probe(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, b.timeout)
	defer cancel()
	f, err := b.get(ctx, "probe-"+uuid.NewString())
	if err == nil {
		return f.Close()
	}
	answer := new(answerError)
	// A key that must not list the bucket is not told which files exist.
	if errors.As(err, &answer) && answer.Code == minio.AccessDenied {
		b.health.Record(nil)
		return nil
	}
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return fmt.Errorf("files wait on this machine: %w", err)
}

func (b *bucket) exists(ctx context.Context) (bool, error) {
	ctx, cancel := context.WithTimeout(ctx, b.timeout)
	defer cancel()
	ok, err := b.client.BucketExists(ctx, b.name)
	return ok, b.record(err)
}

// share sends a file of the disk to the bucket, which verifies its checksum before it answers. It can be repeated.
func (b *bucket) share(ctx context.Context, id string) error {
	ctx, cancel := context.WithTimeout(ctx, transferTimeout)
	defer cancel()
	f, err := os.Open(b.path(id))
	if errors.Is(err, fs.ErrNotExist) { // it was sent before the program was killed, or another request just sent it
		sent, err := b.get(ctx, id)
		if err != nil {
			return err
		}
		return sent.Close()
	}
	if err != nil {
		return withoutPath(err)
	}
	defer func() { _ = f.Close() }()
	about, err := f.Stat()
	if err != nil {
		return withoutPath(err)
	}
	_, err = b.client.PutObject(ctx, b.name, id, f, about.Size(),
		minio.PutObjectOptions{ContentType: "application/octet-stream", SendContentMd5: true, DisableMultipart: true})
	return b.record(err)
}

// get begins to read a file of the bucket. The error wraps fs.ErrNotExist when it is not there.
func (b *bucket) get(ctx context.Context, id string) (io.ReadCloser, error) {
	f, err := b.client.GetObject(ctx, b.name, id, minio.GetObjectOptions{})
	if err == nil {
		_, err = f.Stat() // this sends the first request
	}
	if err == nil {
		return f, b.record(nil)
	}
	if minio.ToErrorResponse(err).Code == minio.NoSuchKey {
		return nil, cmp.Or(b.record(nil), fs.ErrNotExist)
	}
	return nil, b.record(err)
}

func (b *bucket) remove(ctx context.Context, id string) error {
	return b.record(b.client.RemoveObject(ctx, b.name, id, minio.RemoveObjectOptions{}))
}

// record notes whether the storage answers, and removes ids, which give access to the files, from errors.
func (b *bucket) record(err error) error {
	if errors.Is(err, context.Canceled) {
		return err
	}
	b.health.Record(err)
	if err == nil {
		return nil
	}
	if answer := minio.ToErrorResponse(err); answer.Code != "" {
		return &answerError{answer}
	}
	if way := new(url.Error); errors.As(err, &way) {
		err = way.Err
	}
	return fmt.Errorf("the bucket does not respond: %w", err)
}
