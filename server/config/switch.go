package config

import (
	"fmt"
	"strings"

	"github.com/alecthomas/kong"
)

// Switch is a flag that is on, off, or not set. The flag alone means on.
type Switch string

// IsBool lets the flag stand alone.
func (Switch) IsBool() bool { return true }

// Decode reads on and off, and the other words for them that flags accept.
func (s *Switch) Decode(ctx *kong.DecodeContext) error {
	if ctx.Scan.Peek().Type != kong.FlagValueToken {
		*s = "on"
		return nil
	}
	value := fmt.Sprint(ctx.Scan.Pop().Value)
	switch strings.ToLower(value) {
	case "":
		*s = ""
	case "on", "true", "1", "yes":
		*s = "on"
	case "off", "false", "0", "no":
		*s = "off"
	default:
		return fmt.Errorf("it is %q: give on or off", value)
	}
	return nil
}
