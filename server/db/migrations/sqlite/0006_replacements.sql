-- +goose Up

-- Which submission takes the place of an earlier attempt whose answer its sender never saw. The earlier one may
-- arrive later, or never, so its key refers to nothing.
CREATE TABLE replacement (
  earlier TEXT NOT NULL,
  later   TEXT NOT NULL REFERENCES submission (key) ON DELETE CASCADE,
  PRIMARY KEY (earlier, later)
);
CREATE INDEX replacement_later ON replacement (later);
