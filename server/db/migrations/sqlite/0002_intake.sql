-- +goose Up

-- What visitors sent. The key is made by the sender and kept over repeats.
CREATE TABLE submission (
  key             TEXT PRIMARY KEY,
  kind            TEXT NOT NULL, -- ENQUIRY, APPLICATION
  reference       TEXT NOT NULL UNIQUE,
  received        TEXT NOT NULL,
  job_id          TEXT NOT NULL, -- '' for an enquiry and for a general application
  content         TEXT NOT NULL, -- JSON, as the schema's input
  consent_version TEXT NOT NULL, -- which wording was agreed to
  consent_at      TEXT NOT NULL
);
CREATE INDEX submission_received ON submission (received);

-- What must be carried on, or was. In state pending, next_at is when it is due and also the lease of who carries it.
CREATE TABLE delivery (
  id           INTEGER PRIMARY KEY,
  parent_id    INTEGER REFERENCES delivery (id), -- goes first: an application waits for its files
  submission   TEXT NOT NULL REFERENCES submission (key) ON DELETE CASCADE,
  kind         TEXT NOT NULL, -- inbox, team-mail, sender-mail; to hosts: enquiry, application, upload
  payload      TEXT NOT NULL, -- JSON: which submission or file; what they hold is read when it is carried
  state        TEXT NOT NULL, -- pending, delivered, dead (refused for good), discarded (by a person)
  attempts     INTEGER NOT NULL DEFAULT 0,
  next_at      TEXT NOT NULL,
  last_error   TEXT NOT NULL DEFAULT '',
  created_at   TEXT NOT NULL,
  delivered_at TEXT NOT NULL DEFAULT ''
);
CREATE INDEX delivery_due ON delivery (next_at) WHERE state = 'pending';
CREATE INDEX delivery_submission ON delivery (submission);

-- Files taken in. Unclaimed ones go after a day.
CREATE TABLE upload (
  id         TEXT PRIMARY KEY,
  name       TEXT NOT NULL,
  media_type TEXT NOT NULL,
  bytes      INTEGER NOT NULL,
  sha256     TEXT NOT NULL,
  created    TEXT NOT NULL,
  expires    TEXT NOT NULL,
  claimed_by TEXT NOT NULL DEFAULT '', -- the submission's key
  place      INTEGER NOT NULL DEFAULT 0 -- among the files of its submission
);
CREATE INDEX upload_expires ON upload (expires) WHERE claimed_by = '';
CREATE INDEX upload_claimed ON upload (claimed_by) WHERE claimed_by <> '';

-- Answers to captchas that were used up.
CREATE TABLE used_once (
  key     TEXT PRIMARY KEY,
  expires TEXT NOT NULL
);
CREATE INDEX used_once_expires ON used_once (expires);

-- Written to learn whether the store can be written.
CREATE TABLE ping (
  id INTEGER PRIMARY KEY,
  at TEXT NOT NULL
);
