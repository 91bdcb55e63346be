package config

import (
	"fmt"
	"net/url"
	"strings"
)

// Hosts says where jobs and pages come from and where submissions go.
type Hosts struct {
	Kind        string `name:"hosts" default:"" enum:",embedded,production,test" env:"HOSTS" help:"Where jobs come from and submissions go: embedded (the site's own store), production or test (the hosts). Default: production if CORE_URL or ERP_URL is set, otherwise embedded."`
	CoreURL     string `name:"core-url" env:"CORE_URL" help:"URL of the production host {core}, such as https://core.example.com."`
	ERPURL      string `name:"erp-url" env:"ERP_URL" help:"URL of the production host {erp}."`
	CoreTestURL string `name:"core-test-url" env:"CORE_TEST_URL" help:"URL of the test host {core}."`
	ERPTestURL  string `name:"erp-test-url" env:"ERP_TEST_URL" help:"URL of the test host {erp}."`
	UploadAs    string `name:"upload-format" default:"raw" enum:"raw,multipart" env:"UPLOAD_FORMAT" help:"How {core} receives files: raw (the file is the request body) or multipart (multipart/form-data, in the field file)."`
	Withdraw    string `name:"withdraw-path" env:"WITHDRAW_PATH" help:"Path at which the host that has a submission is told that its sender withdrew it, such as /public/withdraw. Default: hosts are not told."`
	SiteID      string `name:"site-id" default:"hire360" env:"SITE_ID" help:"Identifier of this site in the content management system of {core}."`

	// Core and ERP are the addresses of the active hosts, "" when the site answers from its own store. Validate reads
	// them from the settings above.
	Core string `kong:"-"`
	ERP  string `kong:"-"`
}

// read chooses the active hosts.
func (h *Hosts) read() error {
	if h.Kind == "" {
		h.Kind = "embedded"
		if h.CoreURL != "" || h.ERPURL != "" {
			h.Kind = "production"
		}
	}
	core, erp := h.CoreURL, h.ERPURL
	names := []string{"CORE_URL", "ERP_URL"}
	switch h.Kind {
	case "embedded":
		return nil
	case "test":
		core, erp = h.CoreTestURL, h.ERPTestURL
		names = []string{"CORE_TEST_URL", "ERP_TEST_URL"}
	}
	if h.SiteID == "" {
		return fmt.Errorf("SITE_ID is empty: set the identifier of this site on the hosts, such as hire360")
	}
	if u, err := url.Parse("http://host" + h.Withdraw); err != nil || u.Host != "host" || u.Path != h.Withdraw {
		return fmt.Errorf("WITHDRAW_PATH is not a path: set where the hosts take withdrawals, such as /public/withdraw")
	}
	for i, address := range []string{core, erp} {
		u, err := url.Parse(address)
		if err != nil || !isWebAddress(u) || u.RawQuery != "" || u.Fragment != "" || u.User != nil {
			return fmt.Errorf("%s is not an http or https URL: "+
				"the %s hosts need both CORE and ERP, such as https://core.example.com; "+
				"HOSTS accepts embedded, production and test", names[i], h.Kind)
		}
	}
	h.Core, h.ERP = strings.TrimRight(core, "/"), strings.TrimRight(erp, "/")
	return nil
}
