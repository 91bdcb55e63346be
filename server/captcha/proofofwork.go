// Package captcha protects forms from bots: by a proof of work, by a provider, or not at all.
package captcha

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"time"

	altcha "github.com/altcha-org/altcha-lib-go"

	"hire360/graph"
)

const (
	challengeLife = 10 * time.Minute
	// The maximum number of hashes. Half of them, the average, take a phone about a tenth of a second.
	challengeWork = 100_000
	maxSolution   = 4096
)

// ProofOfWork protects forms by the ALTCHA protocol: the browser finds a number. No third party is involved.
type ProofOfWork struct {
	// Key signs the challenges. All machines of a site have the same one.
	Key string
	// UseOnce reports whether the name is used for the first time, and stores it until it expires.
	UseOnce func(ctx context.Context, name string, expires time.Time) (bool, error)
	// Now is the clock.
	Now func() time.Time
}

// Captcha makes a challenge, which is valid for ten minutes.
func (p ProofOfWork) Captcha(context.Context) (*graph.Captcha, error) {
	expires := p.Now().Add(challengeLife)
	c, err := altcha.CreateChallenge(altcha.ChallengeOptions{
		HMACKey:   p.Key,
		MaxNumber: challengeWork,
		Expires:   &expires,
	})
	if err != nil {
		return nil, fmt.Errorf("make a captcha challenge: %w", err)
	}
	return &graph.Captcha{Provider: graph.CaptchaProviderProofOfWork, Challenge: &graph.CaptchaChallenge{
		Algorithm: c.Algorithm,
		Challenge: c.Challenge,
		MaxNumber: int32(c.MaxNumber),
		Salt:      c.Salt,
		Signature: c.Signature,
	}}, nil
}

// What is wrong with a solution. Visitors whose browser runs scripts see it only if their second solution is rejected
// too.
const (
	missing   = "Answer the captcha: query “captcha”, solve its challenge, and send the answer as input.captcha"
	malformed = "The captcha's answer could not be read. " +
		"Send the base64 of the JSON object {algorithm, challenge, number, salt, signature}"
	wrong = "The captcha's answer is wrong. " +
		"The SHA-256 of salt and number must be the challenge, and nothing else of it may be changed"
	expired = "The captcha has expired. Solve a new one and send this again"
	used    = "The captcha was already used. Solve a new one and send this again"
)

// Verify checks a solution and uses it up. It returns what is wrong with it, or "".
func (p ProofOfWork) Verify(ctx context.Context, token string) (problem string, err error) {
	if token == "" {
		return missing, nil
	}
	if len(token) > maxSolution {
		return malformed, nil
	}
	var solution altcha.Payload
	data, err := base64.StdEncoding.DecodeString(token)
	if err != nil || json.Unmarshal(data, &solution) != nil || solution.Signature == "" {
		return malformed, nil
	}
	if ok, err := altcha.VerifySolutionSafe(solution, p.Key, false); err != nil || !ok {
		return wrong, nil
	}
	expires, err := strconv.ParseInt(altcha.ExtractParams(solution).Get("expires"), 10, 64)
	if err != nil || p.Now().Unix() > expires {
		return expired, nil
	}
	first, err := p.UseOnce(ctx, strings.ToLower(solution.Signature), p.Now().Add(challengeLife))
	if err != nil || !first {
		return used, err
	}
	return "", nil
}

// Off accepts every form.
type Off struct{}

// Captcha returns the provider OFF.
func (Off) Captcha(context.Context) (*graph.Captcha, error) {
	return &graph.Captcha{Provider: graph.CaptchaProviderOff}, nil
}

// Verify accepts every token.
func (Off) Verify(context.Context, string) (string, error) { return "", nil }
