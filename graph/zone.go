package graph

import (
	"archive/tar"
	"bytes"
	"cmp"
	"compress/gzip"
	_ "embed"
	"errors"
	"fmt"
	"io"
	"os"
	"path"
	"strings"
	"sync"
	"time"
)

// zoneArchive has the IANA time zones, compiled, and which countries they are in. zones/update.sh writes it.
//
//go:embed zones/zoneinfo.tar.gz
var zoneArchive []byte

// cityZones has the time zones of cities. zones/places/places.mjs writes it and describes its format.
//
//go:embed zones/places.txt
var cityZones string

// builtInZones are the files of the archive by name.
var builtInZones = sync.OnceValue(func() map[string][]byte {
	files := map[string][]byte{}
	unzipped, err := gzip.NewReader(bytes.NewReader(zoneArchive))
	for r := tar.NewReader(unzipped); err == nil; {
		var head *tar.Header
		if head, err = r.Next(); err != nil {
			break
		}
		name := path.Clean(head.Name)
		if files[name], err = io.ReadAll(r); head.Typeflag == tar.TypeLink {
			files[name] = files[path.Clean(head.Linkname)]
		}
	}
	if !errors.Is(err, io.EOF) {
		panic(fmt.Errorf("read the built-in time zones: %w", err)) // a mistake of the build
	}
	return files
})

// systemIsNewer reports whether the machine's time zones are newer than the built-in ones, or ZONEINFO is set.
var systemIsNewer = sync.OnceValue(func() bool {
	if os.Getenv("ZONEINFO") != "" {
		return true
	}
	rules, err := os.ReadFile("/usr/share/zoneinfo/tzdata.zi")
	if err != nil {
		return false
	}
	first, _, _ := strings.Cut(string(rules), "\n")
	version, found := strings.CutPrefix(first, "# version ")
	return found && version > string(builtInZones()["version"])
})

var knownZones sync.Map

// Zone returns a time zone by its IANA name, such as America/Vancouver. It uses the built-in data, or the machine's if
// that is newer; time.LoadLocation would prefer the machine's, however old.
func Zone(name string) (*time.Location, error) {
	if zone, known := knownZones.Load(name); known {
		return zone.(*time.Location), nil
	}
	load := time.LoadLocation
	if data, ok := builtInZones()[name]; ok && name != "" && !systemIsNewer() {
		load = func(string) (*time.Location, error) { return time.LoadLocationFromTZData(name, data) }
	}
	zone, err := load(name)
	if err == nil {
		knownZones.Store(name, zone)
	}
	return zone, err
}

// lastOnEarth is the zone in which a day ends last.
var lastOnEarth = time.FixedZone("UTC-12", -12*60*60)

// zonesOfCountries are the names of the time zones of each country.
var zonesOfCountries = sync.OnceValue(func() map[string][]string {
	zones := map[string][]string{}
	for row := range strings.Lines(string(builtInZones()["zone.tab"])) {
		if f := strings.Split(strings.TrimSpace(row), "\t"); row[0] != '#' && len(f) > 2 {
			zones[f[0]] = append(zones[f[0]], f[2])
		}
	}
	return zones
})

// zonesIn returns the names of the zones that the table of cities has for a key: for a state alone, or for none.
func zonesIn(key, state string) (zones []string) {
	if state != "" {
		state += ":"
	}
	for entry := range strings.SplitSeq(valueOf(cityZones, key), " ") {
		number, ok := strings.CutPrefix(entry, state)
		if ok && number != "" && !strings.Contains(number, ":") {
			zones = append(zones, valueOf(cityZones, "="+number))
		}
	}
	return zones
}

// zonesOf returns the names of the time zones that a place may be in. There are none without a country.
func zonesOf(l Location) []string {
	country := l.CountryCode
	inCountry := zonesOfCountries()[country]
	if len(inCountry) < 2 {
		return inCountry
	}
	city, behind, _ := strings.Cut(l.City, ",") // "Austin, TX"
	city = country + "/" + foldName(city)
	for _, name := range []string{foldName(OrEmpty(l.Region)), foldName(behind)} {
		code := cmp.Or(valueOf(cityZones, country+"?"+name), strings.ToUpper(name))
		code = strings.TrimPrefix(code, country+" ") // US-TX
		if inState := zonesIn(country+"!"+code, ""); inState != nil {
			if zones := zonesIn(city, code); zones != nil {
				return zones
			}
			return inState
		}
	}
	if zones := zonesIn(city, ""); zones != nil {
		return zones
	}
	return inCountry
}

// endOfDay returns when a day ends in the last of the zones that a place may be in: no job is closed early.
func endOfDay(day Date, l Location) (time.Time, *time.Location) {
	d := day.Time()
	var last time.Time
	zone := lastOnEarth
	for _, name := range zonesOf(l) {
		in, err := Zone(name)
		if err != nil {
			continue
		}
		// Where midnight does not exist, time.Date returns the moment of the change or an hour before it.
		end := time.Date(d.Year(), d.Month(), d.Day()+1, 0, 0, 0, 0, in)
		if end.Day() == d.Day() {
			end = end.Add(time.Hour)
		}
		if end.After(last) {
			last, zone = end, in
		}
	}
	if last.IsZero() {
		last = time.Date(d.Year(), d.Month(), d.Day()+1, 0, 0, 0, 0, lastOnEarth)
	}
	return last.UTC(), zone
}

// place returns where the job's days are counted: anywhere in its country if it is remote or does not say.
func (j *Job) place() Location {
	if j.Workplace == WorkplaceRemote {
		return Location{CountryCode: j.Location.CountryCode}
	}
	return j.Location
}

// Zone returns the time zone where the job is, the last one of those it may be in; UTC without a country.
func (j *Job) Zone() *time.Location {
	if j.Location.CountryCode == "" {
		return time.UTC
	}
	_, zone := endOfDay(DateOf(j.Updated), j.place())
	return zone
}

// ClosesAt returns when the job's last day ends where it is, or nil without one.
func (j *Job) ClosesAt() *time.Time {
	if j.Closes == nil {
		return nil
	}
	end, _ := endOfDay(*j.Closes, j.place())
	return &end
}

// CloseWhenDue closes the job if its last day has ended. Closing counts as a change.
func (j *Job) CloseWhenDue(now time.Time) {
	if j.Closes == nil {
		return
	}
	// Days end at most 12 hours after and 14 hours before they do in UTC: most jobs need no zone.
	if utc := j.Closes.Time().AddDate(0, 0, 1); now.Before(utc.Add(-15 * time.Hour)) {
		return
	}
	if end := *j.ClosesAt(); !now.Before(end) {
		j.Status = JobStatusClosed
		if j.Updated.Before(end) {
			j.Updated = end
		}
	}
}
