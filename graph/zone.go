package graph

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	_ "embed"
	"errors"
	"fmt"
	"io"
	"os"
	"path"
	"strconv"
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
	unzipped, err := gzip.NewReader(bytes.NewReader(zoneArchive))
	if err != nil {
		panic(fmt.Errorf("read the built-in time zones: %w", err)) // a mistake of the build
	}
	files := map[string][]byte{}
	for r := tar.NewReader(unzipped); ; {
		head, err := r.Next()
		if errors.Is(err, io.EOF) {
			return files
		}
		var data []byte
		if err == nil {
			data, err = io.ReadAll(r)
		}
		if err != nil {
			panic(fmt.Errorf("read the built-in time zones: %w", err))
		}
		name := path.Clean(head.Name)
		if head.Typeflag == tar.TypeLink {
			data = files[path.Clean(head.Linkname)]
		}
		files[name] = data
	}
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
	data, ok := builtInZones()[name]
	var zone *time.Location
	var err error
	switch {
	case !ok || name == "" || systemIsNewer():
		zone, err = time.LoadLocation(name)
	default:
		zone, err = time.LoadLocationFromTZData(name, data)
	}
	if err == nil {
		knownZones.Store(name, zone)
	}
	return zone, err
}

// lastOnEarth is the zone in which a day ends last.
var lastOnEarth = time.FixedZone("UTC-12", -12*60*60)

// placeTable are the tables of time zones. A state is its country, "!" and its code or name; a city its country, a tab
// and its name, or its country, name and state.
type placeTable struct {
	countries, places map[string][]string
}

var zonesOfPlaces = sync.OnceValue(func() placeTable {
	t := placeTable{countries: map[string][]string{}, places: map[string][]string{}}
	for row := range strings.Lines(string(builtInZones()["zone.tab"])) {
		if f := strings.Split(strings.TrimSpace(row), "\t"); row[0] != '#' && len(f) > 2 {
			t.countries[f[0]] = append(t.countries[f[0]], f[2])
		}
	}
	var names []string
	with := func(zones []string, n int) []string {
		if zones == nil {
			return names[n : n+1 : n+1] // most places have one zone, and a part of this list needs no memory
		}
		return append(zones, names[n])
	}
	for row := range strings.Lines(cityZones) {
		f := strings.Split(strings.TrimSpace(row), "\t")
		if f[0] == "=" {
			names = append(names, f[1])
			continue
		}
		var zones []string
		for number := range strings.SplitSeq(f[len(f)-1], " ") {
			state, number, inState := strings.Cut(number, ":")
			if !inState {
				number = state
			}
			n, _ := strconv.Atoi(number)
			if key := f[0] + f[1] + "!" + state; inState {
				t.places[key] = with(t.places[key], n)
			} else {
				zones = with(zones, n)
			}
		}
		if len(f) == 4 { // a state, by its name too
			t.places[f[0]+f[1]], t.places[f[0]+"!"+f[2]] = zones, zones
			t.places[f[0]+"?"+f[2]] = []string{strings.TrimPrefix(f[1], "!")}
		} else {
			t.places[row[:len(f[0])+1+len(f[1])]] = zones
		}
	}
	return t
})

// candidates returns the names of the time zones that a place may be in. There are none without a country.
func (t placeTable) candidates(l Location) []string {
	country := l.CountryCode
	if len(t.countries[country]) < 2 {
		return t.countries[country]
	}
	city, behind, _ := strings.Cut(l.City, ",")
	city, behind = foldName(city), foldName(behind) // "Austin, TX"
	region := ""
	if l.Region != nil {
		region = foldName(*l.Region)
	}
	for _, name := range []string{region, behind} {
		code := strings.ToUpper(name)
		if known := t.places[country+"?"+name]; known != nil {
			code = known[0]
		}
		code = strings.TrimPrefix(code, country+" ") // US-TX
		inState := t.places[country+"!"+code]
		if name == "" || inState == nil {
			continue
		}
		if zones := t.places[country+city+"!"+code]; zones != nil {
			return zones
		}
		return inState
	}
	if zones := t.places[country+"\t"+city]; zones != nil && city != "" {
		return zones
	}
	return t.countries[country]
}

// endOfDay returns when a day ends in the last of the zones that a place may be in. A job is never closed early because
// its place is not known exactly.
func endOfDay(day Date, l Location) (time.Time, *time.Location) {
	d := day.Time()
	var last time.Time
	zone := lastOnEarth
	for _, name := range zonesOfPlaces().candidates(l) {
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
