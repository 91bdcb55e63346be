package main

import (
	"context"
	"crypto/rand"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	altcha "github.com/altcha-org/altcha-lib-go"

	"hire360/graph"
)

const (
	captchaLife = 10 * time.Minute
	// About a tenth of a second of a phone's time, on average half of this many hashes.
	captchaWork = 100_000
)

// proofOfWork guards forms by the ALTCHA protocol: the browser finds a number, nobody else is asked.
type proofOfWork struct {
	key string
	// once reports whether the name is used for the first time, and remembers it until it expires.
	once func(ctx context.Context, name string, expires time.Time) (bool, error)
	now  func() time.Time
}

// Captcha makes a fresh challenge.
func (p proofOfWork) Captcha(context.Context) (*graph.Captcha, error) {
	expires := p.now().Add(captchaLife)
	c, err := altcha.CreateChallenge(altcha.ChallengeOptions{HMACKey: p.key, MaxNumber: captchaWork, Expires: &expires})
	if err != nil {
		return nil, fmt.Errorf("make a captcha challenge: %w", err)
	}
	return &graph.Captcha{Provider: graph.CaptchaProviderProofOfWork, Challenge: &graph.CaptchaChallenge{
		Algorithm: c.Algorithm, Challenge: c.Challenge, MaxNumber: int32(c.MaxNumber), Salt: c.Salt, Signature: c.Signature,
	}}, nil
}

// Verify checks the answer and uses it up.
func (p proofOfWork) Verify(ctx context.Context, token string) (bool, error) {
	var solved altcha.Payload
	if len(token) > 4096 {
		return false, nil
	}
	data, err := base64.StdEncoding.DecodeString(token)
	if err != nil || json.Unmarshal(data, &solved) != nil {
		return false, nil
	}
	if ok, err := altcha.VerifySolutionSafe(solved, p.key, true); err != nil || !ok {
		return false, nil
	}
	return p.once(ctx, strings.ToLower(solved.Signature), p.now().Add(captchaLife))
}

// noCaptcha lets everybody pass.
type noCaptcha struct{}

// Captcha says that nobody checks.
func (noCaptcha) Captcha(context.Context) (*graph.Captcha, error) {
	return &graph.Captcha{Provider: graph.CaptchaProviderOff}, nil
}

// Verify accepts everything.
func (noCaptcha) Verify(context.Context, string) (bool, error) { return true, nil }

// secret reads the installation's secret, and makes it on the first start. Several machines agree on the first
// one's; each keeps it for a start while the others cannot be asked.
func secret(ctx context.Context, dir string, agree func(ctx context.Context, name, proposal string) (string, error)) (string, error) {
	name := filepath.Join(dir, "secret")
	text, err := os.ReadFile(name)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return "", fmt.Errorf("read the secret %s: %w", name, err)
	}
	mine := string(text)
	if len(mine) < 64 {
		key := make([]byte, 32)
		_, _ = rand.Read(key) // never fails, by its documentation
		mine = hex.EncodeToString(key)
	}
	agreed, err := agree(ctx, "secret", mine)
	if errors.Is(err, graph.ErrAway) {
		agreed, err = mine, nil
	}
	if err != nil || agreed == string(text) {
		return agreed, err
	}
	if err := os.WriteFile(name, []byte(agreed), 0o600); err != nil {
		return "", fmt.Errorf("keep the secret %s: %w", name, err)
	}
	return agreed, nil
}
