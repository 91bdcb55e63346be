package main

import (
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
)

// recorded is an answer of the site: what the bare handler gives to everything.
type recorded struct {
	Header http.Header
	Body   []byte
}

// barePeer starts a handler that writes what the address answers, headers and body: the least that net/http can do for the
// same bytes on the wire.
func barePeer(address string) (*process, error) {
	resp, body, err := ask(address)
	if err != nil {
		return nil, err
	}
	header := resp.Header.Clone()
	header.Del("Date") // net/http writes its own
	file, err := os.CreateTemp("", "site-bare-")
	if err != nil {
		return nil, err
	}
	defer func() { _ = os.Remove(file.Name()) }()
	if err := json.NewEncoder(file).Encode(recorded{header, body}); err != nil {
		return nil, err
	}
	if err := file.Close(); err != nil {
		return nil, err
	}
	return command(exec.Command(os.Args[0], "bare", file.Name()))
}

// bare answers everything with what was recorded in a file.
func bare(file string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	var answer recorded
	if err := json.Unmarshal(text, &answer); err != nil {
		return err
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	fmt.Fprintln(os.Stderr, "listening="+l.Addr().String())
	return http.Serve(l, http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		h := w.Header()
		for name, values := range answer.Header {
			h[name] = values
		}
		_, _ = w.Write(answer.Body)
	}))
}

// ask reads one answer whole, brotli where the site has it.
func ask(address string) (*http.Response, []byte, error) {
	req, err := http.NewRequest(http.MethodGet, address, nil)
	if err != nil {
		return nil, nil, err
	}
	req.Header.Set("Accept-Encoding", "br")
	resp, err := transport.Do(req)
	if err != nil {
		return nil, nil, err
	}
	defer func() { _ = resp.Body.Close() }()
	body, err := io.ReadAll(resp.Body)
	if err == nil && resp.StatusCode != http.StatusOK {
		err = fmt.Errorf("%s answers %d", address, resp.StatusCode)
	}
	return resp, body, err
}
