// Package disktest gives tests a disk that can be full.
package disktest

import (
	"os"
	"os/exec"
	"testing"
)

// Small mounts a disk of a size, such as 3m, until the test ends. Without root, the test is skipped.
func Small(t testing.TB, size string) (dir string) {
	t.Helper()
	dir = t.TempDir()
	if out, err := exec.Command("mount", "-t", "tmpfs", "-o", "size="+size, "tmpfs", dir).CombinedOutput(); err != nil {
		t.Skipf("a full disk is not tested: a small one cannot be mounted here: %s", out)
	}
	t.Cleanup(func() {
		if out, err := exec.Command("umount", "-l", dir).CombinedOutput(); err != nil {
			t.Errorf("%v: %s", err, out)
		}
	})
	return dir
}

// Fill writes the file until its disk is full.
func Fill(t testing.TB, file string) {
	t.Helper()
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	for block := make([]byte, 4096); err == nil; {
		_, err = f.Write(block)
	}
	_ = f.Close() // it is full: the last block may not be there
}
