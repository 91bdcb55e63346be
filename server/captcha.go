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
	"strconv"
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

// What is wrong with an answer to a captcha. Visitors whose form is sent by scripts read them only when a second
// answer is refused too.
const (
	captchaMissing   = "Answer the captcha: query “captcha”, solve its challenge, and send the answer as input.captcha"
	captchaMalformed = "The captcha's answer could not be read. Send the base64 of the JSON object {algorithm, challenge, number, salt, signature}"
	captchaWrong     = "The captcha's answer is wrong. The SHA-256 of salt and number must be the challenge, and nothing else of it may be changed"
	captchaExpired   = "The captcha has expired. Solve a new one and send this again"
	captchaUsed      = "The captcha was already used. Solve a new one and send this again"
)

// Verify checks the answer and uses it up.
func (p proofOfWork) Verify(ctx context.Context, token string) (problem string, err error) {
	if token == "" {
		return captchaMissing, nil
	}
	var solved altcha.Payload
	if len(token) > 4096 {
		return captchaMalformed, nil
	}
	data, err := base64.StdEncoding.DecodeString(token)
	if err != nil || json.Unmarshal(data, &solved) != nil || solved.Signature == "" {
		return captchaMalformed, nil
	}
	if ok, err := altcha.VerifySolutionSafe(solved, p.key, false); err != nil || !ok {
		return captchaWrong, nil
	}
	expires, err := strconv.ParseInt(altcha.ExtractParams(solved).Get("expires"), 10, 64)
	if err != nil || p.now().Unix() > expires {
		return captchaExpired, nil
	}
	if first, err := p.once(ctx, strings.ToLower(solved.Signature), p.now().Add(captchaLife)); err != nil || !first {
		return captchaUsed, err
	}
	return "", nil
}

// noCaptcha lets everybody pass.
type noCaptcha struct{}

// Captcha says that nobody checks.
func (noCaptcha) Captcha(context.Context) (*graph.Captcha, error) {
	return &graph.Captcha{Provider: graph.CaptchaProviderOff}, nil
}

// Verify accepts everything.
func (noCaptcha) Verify(context.Context, string) (string, error) { return "", nil }

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
	if errors.Is(err, graph.ErrUnavailable) {
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
