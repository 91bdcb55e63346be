package web

import (
	"bytes"
	"encoding/json"
)

func encodeJSONFeed(f feed) ([]byte, error) {
	items := make([]feedItem, len(f.Items))
	for i, item := range f.Items {
		var err error
		if item.Text, err = item.text(); err != nil {
			return nil, err
		}
		items[i] = item
	}
	doc := map[string]any{
		"version":       "https://jsonfeed.org/version/1.1",
		"title":         f.Title,
		"description":   f.Description,
		"home_page_url": f.Page,
		"feed_url":      f.Self,
		"language":      "en",
		"items":         items,
	}
	if f.Next != "" {
		doc["next_url"] = f.Next
	}
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(doc)
	return b.Bytes(), err
}
