// Compile writes the bytecode of the client's server bundle, so that the program does not compile it at each start:
//
//	go run ./server/render/compile server/static/dist/server.js server/static/dist/server.bytecode
package main

import (
	"fmt"
	"os"

	"hire360/server/render"
)

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: compile <bundle> <file to write>")
		os.Exit(2)
	}
	if err := compile(os.Args[1], os.Args[2]); err != nil {
		fmt.Fprintln(os.Stderr, "compile:", err)
		os.Exit(1)
	}
}

func compile(bundle, into string) error {
	script, err := os.ReadFile(bundle)
	if err != nil {
		return err
	}
	code, err := render.Compile(script)
	if err != nil {
		return err
	}
	return os.WriteFile(into, code, 0o644)
}
