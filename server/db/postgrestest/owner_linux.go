package postgrestest

import (
	"os"
	"os/user"
	"strconv"
	"syscall"
)

// owner is the user the server runs as when this program is root, for whom PostgreSQL does not start.
func owner() (uid, gid int) {
	for _, name := range []string{"postgres", "nobody"} {
		if u, err := user.Lookup(name); err == nil {
			uid, _ = strconv.Atoi(u.Uid) // always a number on Linux
			gid, _ = strconv.Atoi(u.Gid)
			return uid, gid
		}
	}
	return 65534, 65534
}

func handOver(dir string) error {
	if os.Geteuid() != 0 {
		return nil
	}
	uid, gid := owner()
	return os.Chown(dir, uid, gid)
}

func attributes() *syscall.SysProcAttr {
	a := &syscall.SysProcAttr{Pdeathsig: syscall.SIGQUIT}
	if os.Geteuid() == 0 {
		uid, gid := owner()
		a.Credential = &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}
	}
	return a
}
