//go:build !linux

package postgrestest

import "syscall"

func handOver(string) error { return nil }

func attributes() *syscall.SysProcAttr { return nil }
