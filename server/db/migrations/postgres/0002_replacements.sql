-- +goose Up

-- Which submission takes the place of an earlier attempt; see SQLite's.
CREATE TABLE replacement (
  earlier TEXT COLLATE "C" NOT NULL,
  later   TEXT COLLATE "C" NOT NULL REFERENCES submission (key) ON DELETE CASCADE,
  PRIMARY KEY (earlier, later)
);
CREATE INDEX replacement_later ON replacement (later);
