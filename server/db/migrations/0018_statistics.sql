-- +goose Up

-- What visitors did in an hour, if STATISTICS is on. Rows are deleted after 25 hours.
CREATE TABLE statistic (
  hour TEXT NOT NULL,    -- its first moment
  kind TEXT NOT NULL,    -- view, search, jobs or begun
  name TEXT NOT NULL,    -- a path, words or a form; '' for all others
  n    INTEGER NOT NULL, -- how often
  PRIMARY KEY (hour, kind, name)
);
