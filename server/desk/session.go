package desk

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"errors"
	"net/http"
	"strings"
	"time"
	"unicode"

	"hire360/graph"
)

const (
	// A wrong token is answered after guessDelay. After maxGuesses of them, an address may type none until lockedFor
	// has passed without one.
	guessDelay = time.Second / 2
	maxGuesses = 5
	lockedFor  = 15 * time.Minute
)

func (d *Desk) isSecure() bool { return strings.HasPrefix(d.URL, "https:") }

func (d *Desk) cookie(value string, age time.Duration) *http.Cookie {
	name := "desk"
	if d.isSecure() {
		name = "__Host-desk"
	}
	return &http.Cookie{Name: name, Value: value, Path: "/", MaxAge: int(age / time.Second), HttpOnly: true,
		Secure: d.isSecure(), SameSite: http.SameSiteStrictMode}
}

// who returns the name of who is signed in. The error wraps graph.ErrNotFound when nobody is.
func (d *Desk) who(r *http.Request) (string, error) {
	if name := nameOnly(r.Header.Get(d.UserHeader)); d.UserHeader != "" && name != "" && d.IsTrusted(r) {
		return name, nil
	}
	c, err := r.Cookie(d.cookie("", 0).Name)
	if err != nil {
		return "", graph.ErrNotFound
	}
	return nameOf(r.Context(), d.Store.DB, c.Value, "session")
}

// nameOnly is a name as lists show it.
func nameOnly(name string) string {
	name = strings.Map(func(r rune) rune {
		if unicode.IsGraphic(r) {
			return r
		}
		return -1
	}, strings.TrimSpace(name))
	return string([]rune(name)[:min(len([]rune(name)), 60)])
}

func (d *Desk) signedIn(serve handler) func(http.ResponseWriter, *http.Request) error {
	return func(w http.ResponseWriter, r *http.Request) error {
		who, err := d.who(r)
		if errors.Is(err, graph.ErrNotFound) {
			return redirect(w, r, "/sign-in", "")
		}
		if err != nil {
			return err
		}
		return serve(w, r, who)
	}
}

// door is what the page for signing in shows.
type door struct {
	Link, Fault string
	HasToken    bool
}

// signInForm has a button also for a link, so that a program that only looks at the link does not use it up.
func (d *Desk) signInForm(w http.ResponseWriter, r *http.Request) error {
	if _, err := d.who(r); err == nil {
		return redirect(w, r, "/", "")
	}
	d.render(w, http.StatusOK, "signin", view{Title: "Sign in", Data: door{Link: r.URL.Query().Get("link"),
		HasToken: d.Token != ""}})
	return nil
}

func (d *Desk) signIn(w http.ResponseWriter, r *http.Request) error {
	refuse := func(status int, fault string) error {
		d.render(w, status, "signin", view{Title: "Sign in", Data: door{Fault: fault, HasToken: d.Token != ""}})
		return nil
	}
	name := nameOnly(r.FormValue("name"))
	if link := r.FormValue("link"); link != "" {
		owner, err := use(r.Context(), d.Store.DB, link, "link")
		if errors.Is(err, graph.ErrNotFound) {
			d.Log.Warn("a link into the desk was refused: it is used, old or made up")
			return refuse(http.StatusForbidden,
				"This link was used already, or it is older than 15 minutes. Make another one: bin/site admin link")
		}
		if err != nil {
			return err
		}
		return d.begin(w, r, owner, "by link")
	}
	visitor := d.Visitor(r)
	switch {
	case d.Token == "":
		return refuse(http.StatusForbidden, "There is no token here. Make a link: bin/site admin link")
	case name == "":
		return refuse(http.StatusUnprocessableEntity, "Enter your name: the audit says who did what")
	}
	guesses := d.guess(visitor)
	if guesses > maxGuesses {
		w.Header().Set("Retry-After", "900")
		return refuse(http.StatusTooManyRequests,
			"Too many wrong tokens came from your address. Wait 15 minutes, or make a link: bin/site admin link")
	}
	given, own := sha256.Sum256([]byte(strings.TrimSpace(r.FormValue("token")))), sha256.Sum256([]byte(d.Token))
	if subtle.ConstantTimeCompare(given[:], own[:]) == 1 {
		d.failures.Remove(visitor)
		return d.begin(w, r, name, "by token")
	}
	d.Log.Warn("a wrong token was typed at the desk", "from_this_address", guesses, "locked", guesses == maxGuesses)
	select {
	case <-time.After(guessDelay):
	case <-r.Context().Done():
	}
	return refuse(http.StatusForbidden, "This is not the token. It is the ADMIN_TOKEN of the server")
}

// guess counts a token before it is compared, so that many at once are counted too.
func (d *Desk) guess(visitor string) int {
	d.guessing.Lock()
	defer d.guessing.Unlock()
	n, _ := d.failures.Get(visitor)
	if n++; n <= maxGuesses {
		d.failures.Add(visitor, n)
	}
	return n
}

// begin begins a session.
func (d *Desk) begin(w http.ResponseWriter, r *http.Request, name, how string) error {
	if err := Note(r.Context(), d.Store.DB, name, "signed in", how); err != nil {
		return err
	}
	key, err := newKey(r.Context(), d.Store.DB, "session", name, sessionLife)
	if err != nil {
		return err
	}
	http.SetCookie(w, d.cookie(key, sessionLife))
	return redirect(w, r, "/", "")
}

func (d *Desk) signOut(w http.ResponseWriter, r *http.Request, who string) error {
	if c, err := r.Cookie(d.cookie("", 0).Name); err == nil {
		if _, err := use(r.Context(), d.Store.DB, c.Value, "session"); err != nil && !errors.Is(err,
			graph.ErrNotFound) {
			return err
		}
	}
	http.SetCookie(w, d.cookie("", -time.Second))
	return redirect(w, r, "/sign-in", "")
}

// seal encrypts what somebody typed for an address: names must not be in histories and logs.
func (d *Desk) seal(text string) string {
	if text == "" {
		return ""
	}
	return base64.RawURLEncoding.EncodeToString(d.cipher().Seal(nil, nil, []byte(text), nil))
}

// unseal returns "" for what seal did not make.
func (d *Desk) unseal(sealed string) string {
	data, _ := base64.RawURLEncoding.DecodeString(sealed)
	text, _ := d.cipher().Open(nil, nil, data, nil)
	return string(text)
}

func (d *Desk) cipher() cipher.AEAD {
	key := sha256.Sum256([]byte("desk " + d.Secret))
	block, _ := aes.NewCipher(key[:]) // the key has the right length
	c, _ := cipher.NewGCMWithRandomNonce(block)
	return c
}
