package graph

// OrEmpty returns the text that s points to, "" for nil.
func OrEmpty[T ~string](s *T) string {
	if s == nil {
		return ""
	}
	return string(*s)
}

// OrNil returns a pointer to the text, nil for "".
func OrNil(s string) *string {
	if s == "" {
		return nil
	}
	return &s
}
