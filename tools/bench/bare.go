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

// response is a response of the site, which the bare handler sends to every request.
type response struct {
	Header http.Header
	Body   []byte
}

// barePeer starts a handler that writes the headers and body of the response at an address: the minimum that net/http
// must do for the same bytes.
func barePeer(address, coding string) (*process, error) {
	resp, body, err := request(address, coding, "")
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
	if err := json.NewEncoder(file).Encode(response{header, body}); err != nil {
		return nil, err
	}
	if err := file.Close(); err != nil {
		return nil, err
	}
	return command(exec.Command(os.Args[0], "bare", file.Name()))
}

// bare serves the response in a file at every address.
func bare(file string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	var recorded response
	if err := json.Unmarshal(text, &recorded); err != nil {
		return err
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	fmt.Fprintln(os.Stderr, "listening="+l.Addr().String())
	return http.Serve(l, http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		h := w.Header()
		for name, values := range recorded.Header {
			h[name] = values
		}
		_, _ = w.Write(recorded.Body)
	}))
}

// request reads a whole response, in a coding if the site has it. A visitor's address is sent as a proxy sends it.
func request(address, coding, visitor string) (*http.Response, []byte, error) {
	req, err := http.NewRequest(http.MethodGet, address, nil)
	if err != nil {
		return nil, nil, err
	}
	req.Header.Set("Accept-Encoding", coding)
	if visitor != "" {
		req.Header.Set("X-Forwarded-For", visitor)
	}
	resp, err := client.Do(req)
	if err != nil {
		return nil, nil, err
	}
	defer func() { _ = resp.Body.Close() }()
	body, err := io.ReadAll(resp.Body)
	if err == nil && resp.StatusCode != http.StatusOK {
		err = fmt.Errorf("%s: status %d", address, resp.StatusCode)
	}
	return resp, body, err
}
