package config

import (
	"fmt"
	"net"
	"os"
	"reflect"
	"strconv"
	"time"

	"github.com/alecthomas/kong"
)

// Values are options of the parser for the values of flags and variables: they say what a wrong one must look like.
func Values() []kong.Option {
	return []kong.Option{
		kong.TypeMapper(reflect.TypeFor[time.Duration](),
			value("a duration: write a number with its unit, such as 15s or 2m", time.ParseDuration)),
		kong.TypeMapper(reflect.TypeFor[time.Time](), value("a day: write year, month and day, such as 2025-12-31",
			func(text string) (time.Time, error) { return time.Parse(time.DateOnly, text) })),
		kong.KindMapper(reflect.Int, value("a whole number: write digits only, such as 20", strconv.Atoi)),
		kong.NamedMapper("existingdir", value("a folder that exists: write the path of one, such as /srv/hire360",
			folder)),
	}
}

func value[T any](what string, parse func(string) (T, error)) kong.MapperFunc {
	return func(ctx *kong.DecodeContext, target reflect.Value) error {
		var text string
		if err := ctx.Scan.PopValueInto("value", &text); err != nil {
			return err
		}
		v, err := parse(text)
		if err != nil {
			return fmt.Errorf("%q is not %s", text, what)
		}
		target.Set(reflect.ValueOf(v))
		return nil
	}
}

func folder(name string) (string, error) {
	name = kong.ExpandPath(name)
	info, err := os.Stat(name)
	if err == nil && !info.IsDir() {
		err = os.ErrInvalid
	}
	return name, err
}

// checkAddress checks host:port, in which the host may be missing.
func checkAddress(setting, address, example string) error {
	_, port, err := net.SplitHostPort(address)
	if err == nil {
		_, err = net.LookupPort("tcp", port)
	}
	if err != nil {
		return fmt.Errorf("%s is %q: use host:port or :port, such as %s", setting, address, example)
	}
	return nil
}
