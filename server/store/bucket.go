package store

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"net/url"
	"os"
	"strings"
	"sync/atomic"
	"time"

	"github.com/minio/minio-go/v7"
	"github.com/minio/minio-go/v7/pkg/credentials"
)

// bucket is where all machines find the files, in a storage that speaks S3.
type bucket struct {
	client *minio.Client
	name   string
	// patience is how long it may take to say whether it is there.
	patience time.Duration
	down     atomic.Bool // the last try failed: visitors do not wait for the next one
}

// transfer is the longest time of one file's way.
const transfer = 30 * time.Second

// newBucket reads an address such as https://key:secret@host/bucket?region=eu-west-1. It asks nobody.
func newBucket(address string, patience time.Duration) (*bucket, error) {
	bad := errors.New("S3_URL is no address of a bucket: give one such as https://key:secret@host/bucket?region=eu-west-1")
	u, err := url.Parse(address)
	if err != nil || u.Host == "" || (u.Scheme != "http" && u.Scheme != "https") || u.User == nil {
		return nil, bad // without the cause, whose words hold the address
	}
	name := strings.Trim(u.Path, "/")
	secret, _ := u.User.Password()
	if name == "" || strings.Contains(name, "/") || secret == "" {
		return nil, bad
	}
	client, err := minio.New(u.Host, &minio.Options{
		Creds: credentials.NewStaticV4(u.User.Username(), secret, ""), Secure: u.Scheme == "https", Region: u.Query().Get("region"),
		MaxRetries: 1, Transport: &http.Transport{Proxy: http.ProxyFromEnvironment, TLSHandshakeTimeout: patience, ResponseHeaderTimeout: transfer,
			MaxIdleConnsPerHost: 16, IdleConnTimeout: time.Minute},
	})
	if err != nil {
		return nil, bad
	}
	return &bucket{client: client, name: name, patience: patience}, nil
}

// CheckBucket says what is wrong with the address of a bucket.
func CheckBucket(address string) error {
	_, err := newBucket(address, patience)
	return err
}

// exists tells a wrong name from a storage that is away.
func (b *bucket) exists(ctx context.Context) (bool, error) {
	ctx, cancel := context.WithTimeout(ctx, b.patience)
	defer cancel()
	ok, err := b.client.BucketExists(ctx, b.name)
	return ok, b.noted(err)
}

// put brings a file of this machine there. The storage checks its sum before it says that it has it.
func (b *bucket) put(ctx context.Context, id, file string) error {
	f, err := os.Open(file)
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
	return b.noted(err)
}

// open begins to read a file. The error wraps fs.ErrNotExist when it is not there.
func (b *bucket) open(ctx context.Context, id string) (io.ReadCloser, error) {
	f, err := b.client.GetObject(ctx, b.name, id, minio.GetObjectOptions{})
	if err == nil {
		_, err = f.Stat() // the first request is made here
	}
	if err == nil {
		return f, nil
	}
	if minio.ToErrorResponse(err).Code == minio.NoSuchKey {
		return nil, fs.ErrNotExist
	}
	return nil, b.noted(err)
}

// has returns nil when a file is there.
func (b *bucket) has(ctx context.Context, id string) error {
	f, err := b.open(ctx, id)
	if err != nil {
		return err
	}
	return f.Close()
}

func (b *bucket) remove(ctx context.Context, id string) error {
	return b.noted(b.client.RemoveObject(ctx, b.name, id, minio.RemoveObjectOptions{}))
}

// noted keeps in mind whether the storage answers, and keeps ids, which are the keys to the files, out of errors.
func (b *bucket) noted(err error) error {
	if errors.Is(err, context.Canceled) {
		return err
	}
	b.down.Store(err != nil)
	if err == nil {
		return nil
	}
	if answer := minio.ToErrorResponse(err); answer.Code != "" {
		return fmt.Errorf("the storage of files answers %s", answer.Code)
	}
	if way := new(url.Error); errors.As(err, &way) {
		err = way.Err
	}
	return fmt.Errorf("the storage of files does not answer: %w", err)
}
