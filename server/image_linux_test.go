package main

import (
	"debug/elf"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"
)

// The program runs as in its image: alone on a disk that cannot be written but for its data, as a user without rights.
func TestTheProgramNeedsNothingBesideItselfAndItsData(t *testing.T) {
	slow(t)
	built := t.TempDir()
	program, data := filepath.Join(built, "src", "bin", "site"), t.TempDir()
	build := exec.Command("go", "build", "-trimpath", "-ldflags", "-s -w", "-o", program, ".")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	file := must[*elf.File](t)(elf.Open(program))
	if libraries, err := file.ImportedLibraries(); err != nil || len(libraries) > 0 || file.Section(".interp") != nil {
		t.Errorf("the program is not static: it needs %v (%v)", libraries, err)
	}
	root := imageOf(t, built)
	user := asInTheImage(t)
	readOnly(t, root, data, user)
	env := []string{"DATA=/data", "ADDR=127.0.0.1:0", "LOG_FORMAT=json", "CAPTCHA=off"}
	command := func(args ...string) *exec.Cmd {
		c := exec.Command("/site", args...)
		c.Dir, c.Env = "/", env
		c.SysProcAttr = &syscall.SysProcAttr{Chroot: root, Credential: &syscall.Credential{Uid: user, Gid: user}}
		return c
	}
	site := running{log: &lockedBuffer{}}
	serve := command("serve")
	serve.Stderr = site.log
	noError(t, serve.Start())
	t.Cleanup(func() { _ = serve.Process.Kill() })
	listening := regexp.MustCompile(`"listening":"([^"]+)"`)
	soon(t, "the program listens", func() bool { return listening.MatchString(site.log.String()) })
	addr := listening.FindStringSubmatch(site.log.String())[1]
	site.url = "http://" + addr
	for path, want := range map[string]string{"/": "<h1", "/careers?q=nurse": "nurse", "/readyz": "ready",
		"/cards/about.png": "PNG", "/sitemap.xml": "<loc>"} {
		site.answers(t, path, 200, want)
	}
	site.received(t, jobPage, application(), sentFile{"cv.pdf", resume + strings.Repeat("x", 3<<20)})
	for _, args := range [][]string{{"ready", "--addr", addr}, {"submissions", "list"}, {"backup", "/data/copy.db"}} {
		if out, err := command(args...).CombinedOutput(); err != nil {
			t.Errorf("%v: %v\n%s", args, err, out)
		}
	}
	noError(t, serve.Process.Signal(syscall.SIGTERM))
	if err := serve.Wait(); err != nil {
		t.Errorf("asked to stop it ends with %v", err)
	}
	if out, err := command("backup", "/copy.db").CombinedOutput(); err == nil ||
		!strings.Contains(string(out), "read-only") {
		t.Errorf("a place that cannot be written: %v\n%s", err, out)
	}
	for line := range strings.Lines(site.log.String()) {
		var entry struct{ Level, Msg string }
		if err := json.Unmarshal([]byte(line), &entry); err != nil || entry.Level == "ERROR" || entry.Level == "WARN" {
			t.Errorf("the log has the line %s", line)
		}
	}
	mustBelongTo(t, data, user)
}

// imageOf builds the last stage of the Dockerfile over a folder that has what the stage before it made, and returns the
// folder of its root. Without buildah the root has the program alone.
func imageOf(t *testing.T, built string) string {
	t.Helper()
	for name, text := range map[string]string{"etc/ssl/certs/ca-certificates.crt": "", "data/.kept": ""} {
		file := filepath.Join(built, name)
		noError(t, errors.Join(os.MkdirAll(filepath.Dir(file), 0o755), os.WriteFile(file, []byte(text),
			0o600)))
	}
	noError(t, os.Remove(filepath.Join(built, "data/.kept")))
	if _, err := exec.LookPath("buildah"); err != nil || os.Getuid() != 0 {
		t.Log("NOT TESTED: the image. Install buildah and run the test as root: sudo apt-get install buildah")
		root := t.TempDir()
		noError(t, os.Link(filepath.Join(built, "src/bin/site"), filepath.Join(root, "site")))
		return root
	}
	store := t.TempDir()
	buildah := func(args ...string) string {
		t.Helper()
		var errOut strings.Builder
		c := exec.Command("buildah", append([]string{"--storage-driver", "vfs", "--root", store, "--runroot",
			filepath.Join(store, "run")}, args...)...)
		c.Stderr = &errOut
		out, err := c.Output()
		if err != nil {
			t.Fatalf("buildah %v: %v\n%s%s", args, err, out, &errOut)
		}
		return strings.TrimSpace(string(out))
	}
	buildah("build", "--isolation", "chroot", "--format", "docker", "--build-context", "program="+built,
		"--ignorefile", os.DevNull,
		"--file", "../deploy/Dockerfile", "--tag", "site", built)
	container := buildah("from", "site")
	root := buildah("mount", container)
	if entry := buildah("inspect", "--format",
		"{{.OCIv1.Config.Entrypoint}} {{.OCIv1.Config.Cmd}} {{.OCIv1.Config.User}}",
		container); entry != "[/site] [serve] 65532:65532" {
		t.Errorf("the image runs %s", entry)
	}
	return root
}

// asInTheImage is the number of the user whom the image runs as.
func asInTheImage(t *testing.T) uint32 {
	t.Helper()
	if !strings.Contains(deployed(t, "Dockerfile"), "\nUSER 65532:65532\n") {
		t.Fatal("the image runs as somebody else")
	}
	return 65532
}

// readOnly makes a folder a disk that cannot be written, but for the data below it.
func readOnly(t *testing.T, root, data string, user uint32) {
	t.Helper()
	inside := filepath.Join(root, "data")
	if err := os.Mkdir(inside, 0o700); err != nil && !errors.Is(err, fs.ErrExist) {
		t.Fatal(err)
	}
	noError(t, os.Chmod(root, 0o755))
	if err := os.Chown(data, int(user), int(user)); err != nil {
		t.Skip("the image is not imitated, which only root can do: ", err)
	}
	for _, args := range [][]string{{"--bind", root, root}, {"--bind", data, inside}, {"-o", "remount,bind,ro", root}} {
		if out, err := exec.Command("mount", args...).CombinedOutput(); err != nil {
			t.Skipf("the image is not imitated: a disk cannot be mounted here: %s", out)
		}
		if args[0] == "--bind" {
			t.Cleanup(func() { _ = exec.Command("umount", "-l", args[2]).Run() })
		}
	}
}

// mustBelongTo checks that all in the folder is the user's and closed to others.
func mustBelongTo(t *testing.T, folder string, user uint32) {
	t.Helper()
	err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		info, err := entry.Info()
		if err != nil {
			return err
		}
		if info.Sys().(*syscall.Stat_t).Uid != user || path != folder && info.Mode().Perm()&0o077 != 0 {
			t.Errorf("%s has the rights %v of user %d", path, info.Mode(), info.Sys().(*syscall.Stat_t).Uid)
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
}
