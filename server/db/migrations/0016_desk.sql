-- +goose Up

-- What the team has done about a submission: new, progress or done; and what it noted.
ALTER TABLE submission ADD COLUMN handled TEXT NOT NULL DEFAULT 'new';
ALTER TABLE submission ADD COLUMN note TEXT NOT NULL DEFAULT '';
CREATE INDEX submission_newest ON submission (received, reference);
CREATE INDEX submission_kind ON submission (kind, received, reference);
CREATE INDEX submission_handled ON submission (handled, received, reference);
DROP INDEX submission_received;

-- Links into the desk, which work once, and its sessions.
CREATE TABLE desk_key (
  hash    TEXT PRIMARY KEY, -- SHA-256 of the key, which nobody else has
  kind    TEXT NOT NULL,    -- link, session
  name    TEXT NOT NULL,    -- of who has it
  expires TEXT NOT NULL
);

-- What was done on the desk and by commands. It never says anything about a visitor but the reference.
CREATE TABLE desk_act (
  id    TEXT PRIMARY KEY, -- a UUID that grows with time
  at    TEXT NOT NULL,
  who   TEXT NOT NULL,
  act   TEXT NOT NULL,
  about TEXT NOT NULL
);

-- Addresses whose owners were erased, to erase them again after a restore: a keyed hash, and when it was done.
CREATE TABLE erasure (
  hash TEXT PRIMARY KEY,
  at   TEXT NOT NULL
);

-- Grows when a submission is deleted, so that no machine answers it from memory.
INSERT INTO revision (name, n) VALUES ('forgotten', 0);
