-- +goose Up

-- New jobs of a search by mail.
CREATE TABLE job_alert (
  id         BIGINT PRIMARY KEY,
  key        TEXT NOT NULL UNIQUE, -- opens its page, and only its mails have it
  email      TEXT NOT NULL,
  mailbox    TEXT NOT NULL,        -- the address in lower case, by which addresses are compared
  path       TEXT NOT NULL,        -- of the search: /careers?q=nurse
  days       INTEGER NOT NULL,     -- from one mail to the next: 1 or 7
  created    TEXT NOT NULL,
  asked      TEXT NOT NULL,        -- when the address is asked to confirm it
  confirmed  TEXT NOT NULL DEFAULT '',
  told       BIGINT NOT NULL,      -- the round of jobs up to which it has been looked for
  due        TEXT NOT NULL,        -- when it is looked for new jobs next
  mail       TEXT NOT NULL,        -- that must be sent: 'confirm', or the ids of its jobs, as JSON; '' for none
  next_at    TEXT NOT NULL,        -- when that is due, and the lease of who sends it
  attempts   INTEGER NOT NULL DEFAULT 0,
  refusals   INTEGER NOT NULL DEFAULT 0,
  last_error TEXT NOT NULL DEFAULT '',
  UNIQUE (mailbox, path)
);
CREATE INDEX job_alert_due ON job_alert (due) WHERE confirmed <> '' AND mail = '';
CREATE INDEX job_alert_unconfirmed ON job_alert (created) WHERE confirmed = '';
CREATE INDEX job_alert_mail ON job_alert (next_at) WHERE mail <> '';

-- Which jobs were first seen in which round of looking. The number of the last round is that of the row 0.
CREATE TABLE job_seen (
  id    BIGINT PRIMARY KEY,
  round BIGINT NOT NULL,
  at    TEXT NOT NULL
);
CREATE INDEX job_seen_round ON job_seen (round);
INSERT INTO job_seen (id, round, at) VALUES (0, 0, '');
