package cli

import (
	"bufio"
	"cmp"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"hire360/graph"
	"hire360/server/desk"
	"hire360/server/store"
)

// People is the command "people".
type People struct {
	Find   peopleFind   `cmd:"" help:"List everything that the site has of an e-mail address."`
	Export peopleExport `cmd:"" help:"Export it to a JSON file, or to a zip file with the files."`
	Erase  peopleErase  `cmd:"" help:"Permanently delete it, and remember that."`
	Again  peopleAgain  `cmd:"" help:"Erase again whom a restored backup brought back. A server does it when it starts."`
}

type peopleFind struct {
	Address string `arg:"" help:"The e-mail address, in any case."`
}

func (c *peopleFind) Run(ctx context.Context, env *Env) error {
	return env.withStore(ctx, func(s *store.Store) error {
		p, err := findPerson(ctx, s, c.Address, "looked up a person")
		if err != nil {
			return err
		}
		return env.list(p)
	})
}

func (env *Env) list(p desk.Person) error {
	for _, n := range p.Submissions {
		_, _ = fmt.Fprintln(env.Out, n.Reference, n.Received.UTC().Format("2006-01-02 15:04"), stateOf(n), about(n))
	}
	for _, a := range p.Alerts {
		_, _ = fmt.Fprintln(env.Out, "job alert", a.Path)
	}
	for _, reference := range p.Waiting {
		_, _ = fmt.Fprintln(env.Out, reference, "waits on this machine")
	}
	_, err := fmt.Fprintf(env.Out, "%s, %s, %s\n", graph.Counted(len(p.Submissions), "submission"),
		graph.Counted(p.Files(), "file"), graph.Counted(len(p.Alerts), "job alert"))
	return err
}

func findPerson(ctx context.Context, s *store.Store, address, act string) (desk.Person, error) {
	p, err := desk.FindPerson(ctx, s, address)
	if err == nil && act != "" {
		err = note(ctx, s, act, p.References())
	}
	return p, err
}

type peopleExport struct {
	Address string `arg:"" help:"The e-mail address, in any case."`
	File    string `arg:"" help:"File to write, .json or .zip, or - for standard output."`
	Format  string `enum:",json,zip" default:"" help:"json or zip. Default: from the file's extension."`
}

func (c *peopleExport) Run(ctx context.Context, env *Env) error {
	format := cmp.Or(c.Format, strings.TrimPrefix(strings.ToLower(filepath.Ext(c.File)), "."))
	if format != "json" && format != "zip" {
		return usageErrorf("%s: unknown format: use the extension .json or .zip, or --format json|zip", c.File)
	}
	return env.withStore(ctx, func(s *store.Store) error {
		p, err := findPerson(ctx, s, c.Address, "exported a person")
		if err != nil {
			return err
		}
		return env.writeFile(c.File, func(out io.Writer) error { return desk.WritePerson(ctx, out, s, p, format) })
	})
}

type peopleErase struct {
	Address string `arg:"" help:"The e-mail address, in any case."`
	Yes     bool   `help:"Erase without asking."`
}

// Run erases a person. Unless it is told not to ask, it shows what would be erased and wants the address once more.
func (c *peopleErase) Run(ctx context.Context, env *Env) error {
	return env.withErasures(ctx, func(s *store.Store, e *desk.Erasures) error {
		about := ""
		if !c.Yes {
			about = "looked up a person"
		}
		p, err := findPerson(ctx, s, c.Address, about)
		if err == nil && !c.Yes {
			err = env.confirm(p)
		}
		if err != nil {
			return err
		}
		erased, err := e.EraseBy(ctx, desk.Command, p)
		if err != nil {
			return err
		}
		_, _ = fmt.Fprintf(env.Out, "%s and %s are deleted for good. What this could not reach:\n",
			graph.Counted(len(erased), "submission"), graph.Counted(len(p.Alerts), "job alert"))
		for _, line := range p.OutOfReach() {
			_, err = fmt.Fprintln(env.Out, "-", line)
		}
		return err
	})
}

func (env *Env) confirm(p desk.Person) error {
	if err := env.list(p); err != nil {
		return err
	}
	if f, ok := env.In.(*os.File); !ok || !isTerminal(f) {
		return usageErrorf("nothing was erased: without a terminal, add --yes")
	}
	_, _ = fmt.Fprint(env.Err, "Type the address again to erase this for good: ")
	again, err := bufio.NewReader(env.In).ReadString('\n')
	if err != nil && again == "" {
		return usageErrorf("nothing was erased: without somebody to type it, add --yes")
	}
	if !strings.EqualFold(strings.TrimSpace(again), p.Address) {
		return usageErrorf("nothing was erased: this is another address")
	}
	return nil
}

func isTerminal(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

type peopleAgain struct{}

func (c *peopleAgain) Run(ctx context.Context, env *Env) error {
	return env.withErasures(ctx, func(_ *store.Store, e *desk.Erasures) error {
		n, err := e.Again(ctx, desk.Command)
		if err == nil {
			_, err = fmt.Fprintf(env.Out, "Erased again: %s.\n", graph.Counted(n, "submission"))
		}
		return err
	})
}

func (env *Env) withErasures(ctx context.Context, do func(*store.Store, *desk.Erasures) error) error {
	return env.withStore(ctx, func(s *store.Store) error {
		secret, err := s.DB.KnownSecret(ctx)
		if err != nil {
			return err
		}
		e, err := desk.OpenErasures(s, secret)
		if err != nil {
			return err
		}
		return do(s, e)
	})
}
