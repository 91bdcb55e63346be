-- +goose Up

-- Counts every change of a kind of content, so that caches know when theirs is old.
CREATE TABLE revision (
  name TEXT PRIMARY KEY,
  n    INTEGER NOT NULL
);
INSERT INTO revision (name, n) VALUES ('jobs', 0), ('site_pages', 0);

-- Ids are given in the order of posting: "newest first" is "highest id first" and needs no sorting.
CREATE TABLE job (
  id              INTEGER PRIMARY KEY,
  active          INTEGER NOT NULL,
  reference       TEXT NOT NULL UNIQUE,
  slug            TEXT NOT NULL,
  title           TEXT NOT NULL,
  title_key       TEXT NOT NULL, -- lower case without accents: the order A to Z
  summary         TEXT NOT NULL,
  city            TEXT NOT NULL,
  region          TEXT NOT NULL, -- '' where not customary
  country         TEXT NOT NULL,
  postal_code     TEXT NOT NULL, -- '' where unknown
  workplace       TEXT NOT NULL,
  type            TEXT NOT NULL,
  category        TEXT NOT NULL,
  experience      TEXT NOT NULL,
  skills          TEXT NOT NULL, -- one a line
  salary_from     INTEGER NOT NULL,
  salary_to       INTEGER NOT NULL,
  salary_currency TEXT NOT NULL, -- '' when the pay is not stated
  salary_period   TEXT NOT NULL,
  posted          TEXT NOT NULL,
  closes          TEXT NOT NULL, -- '9999-12-31' until it is filled, so that such jobs sort last
  updated         TEXT NOT NULL,
  employer        TEXT NOT NULL,
  questions       TEXT NOT NULL, -- JSON
  text            TEXT NOT NULL  -- last: reading the columns before it does not touch its pages
);

-- Everything that the index in memory (jobIndex) is read from, so that it is read from this index alone.
CREATE INDEX job_board ON job (id, country, city, workplace, type, category, experience, closes, title_key) WHERE active = 1;
CREATE INDEX job_closes ON job (closes) WHERE active = 1;
CREATE INDEX job_category ON job (category, country, id) WHERE active = 1;
CREATE INDEX job_city ON job (city, country, id) WHERE active = 1;

-- Active jobs only; rowid is the job's id. The last column holds one word for each filter value.
CREATE VIRTUAL TABLE job_fts USING fts5(
  title, skills, place, text, facets,
  content='', contentless_delete=1, prefix='1 2 3 4',
  tokenize="unicode61 remove_diacritics 2 tokenchars '_'"
);

CREATE TABLE site_page (
  id      TEXT PRIMARY KEY,
  path    TEXT NOT NULL, -- '' when it stands nowhere by itself
  title   TEXT NOT NULL,
  text    TEXT NOT NULL, -- the site's Markdown
  updated TEXT NOT NULL
);
