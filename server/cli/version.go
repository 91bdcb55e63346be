package cli

import (
	"fmt"
	"runtime/debug"
)

// Release is the version of the program, the newest in CHANGELOG.md.
const Release = "3.0.0"

// Version is the command "version".
type Version struct{}

// Run prints the version.
func (*Version) Run(env *Env) error {
	_, err := fmt.Fprintln(env.Out, Build())
	return err
}

// Build is the version with the commit that the program was built from, if the build knew it, and whether files
// differed from it: "3.0.0 (40dcc069eb70, modified)".
func Build() string {
	commit := Commit()
	if commit == "" {
		return Release
	}
	if setting("vcs.modified") == "true" {
		commit += ", modified"
	}
	return Release + " (" + commit + ")"
}

// Commit is the beginning of the commit that the program was built from, "" if the build did not know it.
func Commit() string {
	commit := setting("vcs.revision")
	return commit[:min(12, len(commit))]
}

func setting(key string) string {
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, s := range info.Settings {
			if s.Key == key {
				return s.Value
			}
		}
	}
	return ""
}
