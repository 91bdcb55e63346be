-- +goose Up

-- What holds for good; see PostgreSQL's table. "public" is when the site was first served under a public address. In the
-- database of a machine among several, "database" is the shared one that it reached last.
CREATE TABLE agreed (
  name  TEXT PRIMARY KEY,
  value TEXT NOT NULL
);
