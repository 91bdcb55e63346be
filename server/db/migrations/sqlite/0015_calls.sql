-- +goose Up

-- Who has a time for a call. Times of submissions that were replaced are free.
CREATE TABLE call_time (
  slot       TEXT PRIMARY KEY, -- the office and the moment: London/2026-12-01T10:00Z
  submission TEXT NOT NULL REFERENCES submission (key) ON DELETE CASCADE
);
CREATE INDEX call_time_submission ON call_time (submission);
