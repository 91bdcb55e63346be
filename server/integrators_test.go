package main

import (
	"encoding/json"
	"fmt"
	"os/exec"
	"strings"
	"testing"
)

// Clients that integrators use each ask a question, walk all pages of jobs, upload a file and apply with it.
func TestClientsOfIntegratorsAreServed(t *testing.T) {
	site := start(t, "--captcha", "off")
	at := site.url + "/graphql"
	for name, command := range map[string][]string{
		"urql":            {"node", "../client/integrators/urql.mjs", at},
		"graphql-request": {"node", "../client/integrators/graphqlRequest.mjs", at},
		"curl":            {"bash", "../client/integrators/curl.sh", at},
		"genqlient":       {"go", "run", "-C", "../tools", "./integrators", at},
	} {
		out, err := exec.Command(command[0], command[1:]...).Output()
		if err != nil {
			t.Errorf("%s: %v\n%s", name, err, out)
			continue
		}
		var r integrated
		if err := json.Unmarshal(out, &r); err != nil {
			t.Errorf("%s prints %s", name, out)
		}
		mustHaveIntegrated(t, name, r)
	}
	if _, list := site.command(t, "submissions", "list"); strings.Count(list, "APP-") != 4 {
		t.Errorf("four clients have sent\n%s", list)
	}
}

// Normalized stores, which keep what they read by its id, give back for every page what was sent.
func TestNormalizedStoresKeepPagesApart(t *testing.T) {
	slow(t)
	site := shared(t)
	out, err := exec.Command("node", "../client/integrators/stores.mjs", site.url+"/graphql").Output()
	var got struct {
		Wrong      []string
		Identities int
	}
	if err != nil || json.Unmarshal(out, &got) != nil || len(got.Wrong) > 0 || got.Identities < 1000 {
		t.Errorf("%v %s", err, out)
	}
	const query = `{"query":"query($id: ID!) { sitePage(id: $id) { id title } }","variables":{"id":"%s"}}`
	var list struct{ SitePages []struct{ ID string } }
	noError(t, json.Unmarshal([]byte(site.graphql(t, `{"query":"{ sitePages { id } }"}`).body),
		&struct{ Data any }{&list}))
	for _, id := range []string{list.SitePages[0].ID, strings.TrimPrefix(list.SitePages[0].ID, "site-page:")} {
		mustContain(t, "sitePage "+id, site.graphql(t, fmt.Sprintf(query, id)).body, list.SitePages[0].ID)
	}
}

// integrated is what a client prints.
type integrated struct {
	Name        string
	Jobs, Total int
	Reference   string
}

func mustHaveIntegrated(t *testing.T, name string, r integrated) {
	t.Helper()
	if r.Name != "Hire360" || r.Jobs != 24 || r.Total != 24 || !strings.HasPrefix(r.Reference, "APP-") {
		t.Errorf("%s: %+v", name, r)
	}
}

// The example of a cache in API.md keeps what several queries read of the same objects.
func TestTheGuidesCacheLosesNothing(t *testing.T) {
	site := shared(t)
	out, err := exec.Command("node", "../client/integrators/cacheGuide.mjs", site.url).CombinedOutput()
	if err != nil || string(out) != "[]\n" {
		t.Errorf("%v %s", err, out)
	}
}
