package main

import (
	"encoding/json"
	"fmt"
	"os/exec"
	"regexp"
	"slices"
	"strings"
)

// packages has the parts of a script's code in the order of the table.
var packages = []string{"React", "Emotion", "Apollo", "other libraries", "documents", "own code"}

// withLiveData has the pages that may have more scripts: their data changes while they are read, or is sent.
var withLiveData = []string{"/careers", "/careers/senior-go-engineer-payments-1182", "/contact-us"}

// scripts lists the scripts that each kind of page loads first, by package. A package's share of a file's bytes in
// Brotli is its share of the file's characters.
func scripts(program string) error {
	cmd := exec.Command("node", "codegen/packages.mjs")
	cmd.Dir = "client"
	text, err := cmd.Output()
	if err != nil {
		return fmt.Errorf("packages: %w", err)
	}
	characters := map[string]map[string]float64{} // by file and package
	if err := json.Unmarshal(text, &characters); err != nil {
		return err
	}
	site, err := run(program)
	if err != nil {
		return err
	}
	defer site.stop()
	for _, path := range kinds {
		sizes, err := firstScripts(site, path, characters)
		if err != nil {
			return err
		}
		var sum float64
		var parts []string
		for _, name := range packages {
			sum += sizes[name]
			parts = append(parts, fmt.Sprintf("%s %.1f", name, sizes[name]/1000))
		}
		target := 85.0
		if slices.Contains(withLiveData, path) {
			target = 100
		}
		atMost("scripts of the first load, "+path, sum/1000, target, "KB")
		fmt.Println("  " + strings.Join(parts, ", "))
	}
	return nil
}

var scriptFiles = regexp.MustCompile(`<script data-files="([^"]+)"`)

// firstScripts returns the bytes in Brotli that each package has in the scripts a page names.
func firstScripts(site *process, path string, characters map[string]map[string]float64) (map[string]float64, error) {
	_, page, err := request(site.url+path, "identity", "")
	if err != nil {
		return nil, err
	}
	sizes := map[string]float64{}
	match := scriptFiles.FindSubmatch(page)
	if match == nil {
		return nil, fmt.Errorf("%s names no scripts", path)
	}
	for file := range strings.FieldsSeq(string(match[1])) {
		body, err := site.get(file)
		if err != nil {
			return nil, err
		}
		if characters[file] == nil {
			return nil, fmt.Errorf("%s is not of this build: run make build", file)
		}
		var all float64
		for _, n := range characters[file] {
			all += n
		}
		for name, n := range characters[file] {
			sizes[name] += float64(len(body)) * n / all
		}
	}
	return sizes, nil
}
