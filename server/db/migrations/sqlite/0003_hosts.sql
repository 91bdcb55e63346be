-- +goose Up

-- What the host that a job came from calls it. Empty for the site's own jobs.
ALTER TABLE job ADD COLUMN host_id TEXT NOT NULL DEFAULT '';

-- What the host calls what it was brought: an application names its files so.
ALTER TABLE delivery ADD COLUMN answer TEXT NOT NULL DEFAULT '';

-- The last good answers of the hosts, for the time when they give none.
CREATE TABLE host_answer (
  key  TEXT PRIMARY KEY, -- which call to which host
  body TEXT NOT NULL,
  at   TEXT NOT NULL     -- when it was given
);
