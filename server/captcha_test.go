package main

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"testing"
)

// solve asks for a challenge and finds its number, as a browser does.
func solve(t *testing.T, site running) string {
	t.Helper()
	var c struct {
		Challenge struct {
			Algorithm, Challenge, Salt, Signature string
			MaxNumber                             int
		}
	}
	a := read(t, site.graphql(t, `{"query":"{ captcha { provider challenge { algorithm challenge maxNumber salt signature } } }"}`))
	noError(t, json.Unmarshal(a.Data["captcha"], &c))
	for n := range c.Challenge.MaxNumber + 1 {
		sum := sha256.Sum256(fmt.Append(nil, c.Challenge.Salt, n))
		if hex.EncodeToString(sum[:]) == c.Challenge.Challenge {
			text, _ := json.Marshal(map[string]any{"algorithm": c.Challenge.Algorithm,
				"challenge": c.Challenge.Challenge, "number": n,
				"salt": c.Challenge.Salt, "signature": c.Challenge.Signature})
			return base64.StdEncoding.EncodeToString(text)
		}
	}
	t.Fatal("the challenge has no solution")
	return ""
}
