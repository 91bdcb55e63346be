-- +goose Up

-- What commands and later starts must know; see PostgreSQL's table. "public" is when the site was first served under a
-- public address, "jobs" is there while they belong to hosts. In the database of a machine among several, "database" is
-- the shared one that it used last.
CREATE TABLE agreed (
  name  TEXT PRIMARY KEY,
  value TEXT NOT NULL
);
