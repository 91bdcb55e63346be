package cli

import (
	"fmt"
	"runtime/debug"
)

// Release is the version of the program, the newest in CHANGELOG.md.
const Release = "3.0.0"

// Version is the command "version".
type Version struct{}

// Run prints the version, and the commit that the program was built from if the build knew it.
func (*Version) Run(env *Env) error {
	text := Release
	if commit := Commit(); commit != "" {
		text += " (" + commit + ")"
	}
	_, err := fmt.Fprintln(env.Out, text)
	return err
}

// Commit is the beginning of the commit that the program was built from, "" if the build did not know it.
func Commit() string {
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, s := range info.Settings {
			if s.Key == "vcs.revision" && len(s.Value) >= 12 {
				return s.Value[:12]
			}
		}
	}
	return ""
}
