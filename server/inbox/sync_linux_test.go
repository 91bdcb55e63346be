package inbox

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"testing"
	"unsafe"

	"golang.org/x/sys/unix"

	"hire360/graph"
	"hire360/server/db"
)

// failSyncs is set in the copy of this test binary in which nothing can be synced to disk.
const failSyncs = "STORE_TEST_FAIL_SYNCS"

// What cannot be synced to disk might not survive a power cut, so it is not acknowledged.
func TestWhatCannotBeSyncedIsNotAcknowledged(t *testing.T) {
	if os.Getenv(failSyncs) == "" {
		child := exec.Command(os.Args[0], "-test.run=^"+t.Name()+"$", "-test.v")
		child.Env = append(os.Environ(), failSyncs+"=1")
		out, err := child.CombinedOutput()
		if strings.Contains(string(out), "--- SKIP") {
			t.Skipf("system calls cannot be made to fail here:\n%s", out)
		}
		if err != nil {
			t.Errorf("%v\n%s", err, out)
		}
		return
	}
	s, err := open(context.Background(), options{Options: db.Options{Dir: t.TempDir()}})
	noError(t, err)
	upload(t, s)
	sendEnquiry(t, s, enquiry(1))
	denySyncs(t)
	// EIO is from the file. If its bytes were not synced first, the error would be that of the database.
	_, err = s.AddUpload(t.Context(), "cv.pdf", "application/pdf", strings.NewReader("%PDF-1.7"))
	if !errors.Is(err, unix.EIO) {
		t.Errorf("a file was acknowledged, or its row was written before its bytes: got %v", err)
	}
	if r, err := s.Add(t.Context(), &graph.Submission{Enquiry: new(enquiry(2))}); err == nil {
		t.Errorf("the enquiry %s is acknowledged", r.Reference)
	}
}

// denySyncs makes all later calls of fsync and fdatasync in this process fail with EIO.
func denySyncs(t *testing.T) {
	t.Helper()
	filter := []unix.SockFilter{
		{Code: unix.BPF_LD | unix.BPF_W | unix.BPF_ABS, K: 0}, // the number of the system call
		{Code: unix.BPF_JMP | unix.BPF_JEQ | unix.BPF_K, K: unix.SYS_FSYNC, Jt: 2},
		{Code: unix.BPF_JMP | unix.BPF_JEQ | unix.BPF_K, K: unix.SYS_FDATASYNC, Jt: 1},
		{Code: unix.BPF_RET | unix.BPF_K, K: unix.SECCOMP_RET_ALLOW},
		{Code: unix.BPF_RET | unix.BPF_K, K: unix.SECCOMP_RET_ERRNO | uint32(unix.EIO)},
	}
	program := unix.SockFprog{Len: uint16(len(filter)), Filter: &filter[0]}
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	if err := unix.Prctl(unix.PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); err != nil {
		t.Skip(err)
	}
	_, _, errno := unix.Syscall(unix.SYS_SECCOMP, unix.SECCOMP_SET_MODE_FILTER, unix.SECCOMP_FILTER_FLAG_TSYNC,
		uintptr(unsafe.Pointer(&program)))
	if errno != 0 {
		t.Skip(errno)
	}
}
