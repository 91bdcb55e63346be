-- +goose Up

-- People are found by their address. PostgreSQL reads no zero characters out of JSON.
CREATE INDEX submission_email ON submission (lower(CAST(replace(content, '\u0000', '\u0020') AS json) ->> 'email'));

-- The words of what visitors sent, for the search of the desk.
ALTER TABLE submission ADD COLUMN words TSVECTOR GENERATED ALWAYS AS (
  to_tsvector('simple', translate(reference, '-', ' ') || ' job' || job_id) ||
  json_to_tsvector('simple', CAST(replace(translate(content, '@._-/+', '      '), '\u0000', '\u0020') AS json),
    '["string"]')) STORED;
CREATE INDEX submission_words ON submission USING gin (words);
