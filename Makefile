# Project commands. They need Go, Node 24 (or 20, 22), npm, make and git, and install the rest.
.DEFAULT_GOAL := run
.PHONY: run documents hosts generate dev storybook test test-go test-browser lines lint build e2e bench bench-peers check fresh browser \
	pdftotext firefox webkit postgres buildah proxies walkthrough picture quick hook section accept-pictures zones places \
	release s3
installed := client/node_modules/.installed
# Tests and tools are compiled with the same flags as the program, so that they share its build cache.
export CGO_ENABLED := 0
build release test test-go test-browser e2e accept-pictures lint bench: export GOFLAGS += -trimpath
# The race detector runs on packages whose code starts goroutines; TestTheRaceDetectorWatchesGoroutines compares the list
# with the code. Of the tests of the content and the whole program, which take longest, it runs on those that do several
# things at once.
concurrent := $(addprefix hire360/server/,db deliver inbox remote render store)
at_once := AtOnce|IsTakenUp|PostgreSQLIsAway|NoFaultOfAHost|WhatIsUnderWay|AskedOnceForAll|GiveWayWhenJobsChange
# A race ends the program. Otherwise, a race in a program that a test starts and kills would go unnoticed.
race := GORACE=halt_on_error=1 CGO_ENABLED=1 go test -race -vet=off -timeout 45m
# C translated to Go: the race detector would find no race of ours here and take up to ten times as long.
race += $(patsubst %,-gcflags='modernc.org/%=-race=false',libquickjs sqlite/lib libc memory)

# $(call timed,what) prints how long the next command takes, and its CPU time.
SHELL := bash
timed = TIMEFORMAT='$(1): %0lR, CPU %0lU + %0lS'; time

# Tools for the benchmarks. Their install scripts are skipped, because they would download browsers.
install_tools = npm ci --no-audit --no-fund --loglevel=error --ignore-scripts

run: build ## build and serve on http://localhost:8080
	bin/site serve

$(installed): client/package.json client/package-lock.json
	cd client && npm ci --no-audit --no-fund --loglevel=error
	touch $@

generate: $(installed) ## schema → Go, TypeScript, the schema's changelog, JSON Schemas, the hosts' example of a job
	go tool gqlgen generate
	go tool -modfile tools/go.mod genqlient tools/integrators/genqlient.yaml
	cd client && npm run --silent generate
	node client/codegen/schema/changelog.mjs
	go test ./server/content ./server/remote -run 'AreThoseOfThe(Types|Relay)|ExampleOfAJob' -args -generate >/dev/null

section: $(installed) ## add a type of section everywhere, as NAME=testimonialQuotes
	node client/codegen/section.mjs $(NAME)
	$(MAKE) --no-print-directory generate
	gofmt -w server/content/section.go
	cd client && npx biome check --write --log-level=error src/sections

build: $(installed) ## build the binary, bin/site. Documents name the company by SITE_URL, SITE_NAME and the other settings
	cd client && npm run --silent build
	set -o pipefail; env -u CONTENT go run ./server/paper/export | node client/codegen/paper.mjs
	go run ./server/render/compile server/static/dist/server.js server/static/dist/server.bytecode
	server/static/licenses.sh
	go build -ldflags '-s -w' -o bin/site ./server

# Component lists are in CycloneDX: of each binary's Go modules, and of the client's packages.
release: build ## binaries for Linux on amd64 and arm64, with checksums and lists of components, in bin/release
	rm -rf bin/release && mkdir -p bin/release
	set -e; name="site-$$(bin/site version | cut -d' ' -f1)"; cd bin/release; for arch in amd64 arm64; do \
		GOOS=linux GOARCH=$$arch go build -C ../.. -ldflags '-s -w' -o "bin/release/$$name-linux-$$arch" ./server; \
		go run github.com/CycloneDX/cyclonedx-gomod/cmd/cyclonedx-gomod@v1.10.0 bin -json \
			-output "$$name-linux-$$arch.cdx.json" "$$name-linux-$$arch"; done; \
	(cd ../../client && npx --yes @cyclonedx/cyclonedx-npm@6.0.1 --ignore-npm-errors --omit dev --output-reproducible \
		--output-file "../bin/release/$$name-client.cdx.json"); \
	sha256sum * >SHA256SUMS; cat SHA256SUMS

documents: $(installed) ## make the PDF documents and preview cards of a content folder, as CONTENT=folder
	@test -d '$(CONTENT)' || { echo 'CONTENT is missing: the folder of the content' >&2; false; }
	set -o pipefail; CONTENT='$(CONTENT)' go run ./server/paper/export | node client/codegen/paper.mjs '$(abspath $(CONTENT))/paper'

# The client must have been built once; the rest is built here. make starts in less than a second, and so does Go then.
dev: $(installed) ## Go server and Vite side by side, on http://localhost:5173; PORT and ADDR for other ports
	@test -f server/static/dist/server.js || $(MAKE) --no-print-directory build
	@cd client && exec node dev/main.mjs

storybook: $(installed) ## the component catalog, on http://localhost:6006; PORT for another port
	cd client && npm run --silent storybook

# $(call install,test,name,packages): unless the test passes, installs with apt as root, or else prints what is missing.
install = { $(1); } >/dev/null 2>&1 || { test "$$(id -u)" = 0 && apt-get update -qq && \
	DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $(3) >/dev/null; } || \
	{ echo '$(2) is missing. Install it, for example: sudo apt-get install $(3)' >&2; false; }

browser:
	@$(call install,command -v chromium-headless-shell,Chromium,chromium-headless-shell)

# Both hosts of the contract, for tests.
hosts:
	go build -o bin/hosts ./server/remote/hosts

# Reads the text of PDF documents and printed pages.
pdftotext:
	@$(call install,command -v pdftotext,pdftotext,poppler-utils)

# Without these two, their tests are skipped, and Playwright says so.
firefox:
	@$(call install,command -v firefox-esr,Firefox ESR,--no-install-recommends firefox-esr) || true

webkit:
	@$(call install,command -v Xvfb && command -v WebKitWebDriver && /usr/bin/python3 -c $(webkit2),WebKitGTK,$(webkit_packages)) || true
webkit2 := 'import gi; gi.require_version("WebKit2", "4.1")'
webkit_packages := --no-install-recommends webkit2gtk-driver xvfb gir1.2-webkit2-4.1 python3-gi

postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || { test "$$(id -u)" = 0 && apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql-15 >/dev/null; } || \
	echo 'PostgreSQL is missing, so tests with several machines are skipped. Install it, for example: sudo apt-get install postgresql-15' >&2

buildah:
	@command -v buildah >/dev/null || { test "$$(id -u)" = 0 && apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq buildah >/dev/null; } || \
	echo 'buildah is missing, so tests of the image are skipped. Install it, for example: sudo apt-get install buildah' >&2

# The examples of proxies and the rules for Prometheus are tried out, and three machines use real parts, where these are
# installed.
proxies:
	@{ command -v nginx && command -v haproxy && command -v caddy && command -v promtool && command -v redis-server && command -v pgbouncer; } >/dev/null || { test "$$(id -u)" = 0 && apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends nginx-light haproxy caddy prometheus redis-server pgbouncer >/dev/null; } || \
	echo 'nginx, HAProxy, Caddy, promtool, Redis or PgBouncer is missing, so the tests that need it are skipped. Install them, for example: sudo apt-get install --no-install-recommends nginx-light haproxy caddy prometheus redis-server pgbouncer' >&2

# A server of S3 for tests. Without it, the test of real parts is skipped.
s3:
	@test -x bin/versitygw || GOBIN=$(CURDIR)/bin go install github.com/versity/versitygw/cmd/versitygw@v1.8.0 || true

ifdef FAST
test: $(installed) ## all tests; FAST=1 (after make build) skips slow tests, the race detector and browsers
	@$(call timed,Go) go test -vet=off -short ./...
	@cd client && $(call timed,TypeScript) npx vitest run --project unit
else
test: test-go test-browser
endif

test-go: build buildah pdftotext postgres proxies s3 ## Go
	@$(call timed,Go) go test -vet=off -timeout 45m $(filter-out $(concurrent),$(shell go list ./...))
	@$(call timed,Go with the race detector) $(race) $(concurrent)
	@$(call timed,the whole program with the race detector) $(race) -run '$(at_once)' ./server ./server/content

test-browser: build hosts browser pdftotext firefox webkit ## TypeScript, stories and browser tests
	@cd client && $(call timed,TypeScript and stories) npm run --silent test
	@cd client && $(call timed,browser tests) npm run --silent e2e

upgrade: build postgres ## machines change to this release and back to the previous one, one by one, under load
	tools/upgrade/previous.sh bin/previous
	PREVIOUS=$(CURDIR)/bin/previous go test ./server -run AnUpgradeAndTheWayBack -v -timeout 30m

# Raw strings cannot be wrapped.
lines: ## fail on Go lines with more than 120 columns
	@long="$$(go tool -modfile tools/go.mod lll --goonly --maxlength 120 --tabwidth 4 --exclude '`' \
		docs graph server tools)"; \
	test -z "$$long" || { echo "$$long"; exit 1; }

lint: $(installed) lines ## gofmt, line length, vet, staticcheck; tsc, Biome; spelling and prose; deploy/
	test -z "$$(gofmt -l docs graph server tools)" || { gofmt -l docs graph server tools; exit 1; }
	go vet ./... && go tool -modfile tools/go.mod staticcheck ./...
	cd client && npm run --silent check && npm run --silent spelling && npm run --silent prose
	go vet -C tools ./... && go run -C tools ./deploy ../deploy/compose.yml ../deploy/kubernetes/site.yml

picture: build browser ## draw docs/home.png, the picture in README.md
	data="$$(mktemp -d)"; DATA="$$data" ADDR=127.0.0.1:8099 bin/site serve & trap "kill $$!; rm -r $$data" EXIT; \
	curl -sf --retry 100 --retry-delay 1 --retry-connrefused -o /dev/null http://127.0.0.1:8099 && \
	chromium-headless-shell --no-sandbox --hide-scrollbars --window-size=1280,860 --virtual-time-budget=3000 \
		--screenshot=docs/home.png http://127.0.0.1:8099

e2e: build hosts browser pdftotext firefox webkit ## browser tests against the binary; BROWSER=firefox for one browser
	cd client && npm run --silent e2e -- $(if $(BROWSER),--project $(BROWSER))

accept-pictures: build browser ## accept how stories and pages look; NAME=sections/parts/Quote for one. Then look at git's diff
	cd client && npx vitest run --project stories .storybook/stories.test.tsx --update $(if $(NAME),-t '$(NAME)( |$$)')
	cd client && npx playwright test --project pictures --update-snapshots --pass-with-no-tests \
		$(if $(NAME),-g '$(NAME) ')

bench: build browser proxies ## benchmarks, as ratios to peers measured in the same run
	go build -C tools -o ../bin/bench ./bench
	bin/bench
	bin/bench tls
	bin/bench scripts
	bin/bench interactions
	cd tools/bench/lighthouse && $(install_tools)
	cd tools/bench/next && $(install_tools) && NEXT_TELEMETRY_DISABLED=1 npx next build
	bin/bench lighthouse
	go test -run "^$$" -bench "Search|Enquiry" -benchtime 300x ./server/jobs ./server/inbox
	go test -run "^$$" -bench "Hosts|Machines|Submission" -benchtime 2000x ./server
	go test -run "^$$" -bench TheDesk -benchtime 200x ./server

bench-peers: build ## the API compared with graphql-yoga, Apollo Server and Mercurius, with the same schema and data
	cd tools/bench/peers && $(install_tools)
	go build -C tools -o ../bin/bench ./bench && bin/bench peers

zones: ## write the newest time zones, which need apt and zic; then the zones of cities
	graph/zones/update.sh
	cd graph/zones/places && npm ci --no-audit --no-fund --loglevel=error --ignore-scripts && node places.mjs

places: ## write the tables of cities and postal codes
	cd graph/places && npm ci --no-audit --no-fund --loglevel=error --ignore-scripts && node places.mjs

fresh: generate ## fail if generated code does not match its sources, or the built-in time zones are not the newest
	graph/zones/update.sh --check
	git diff --exit-code --stat -- graph client/src codegen.yml server/web/changelog.json tools/integrators \
		server/content/schemas server/remote
	node client/codegen/schema/changelog.mjs --check

walkthrough: $(installed) browser ## test CONTRIBUTING.md's instructions in a copy of the last commit
	docs/walkthrough.sh

quick: $(installed) ## lint and test what differs from main, in about a minute
	lint/quick.sh

hook: ## run make quick before each push
	git config core.hooksPath lint/hooks

check: fresh lint test ## run this before pushing
