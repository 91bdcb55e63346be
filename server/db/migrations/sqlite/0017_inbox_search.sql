-- +goose Up

-- People are found by their address.
CREATE INDEX submission_email ON submission (lower(CASE WHEN json_valid(content) THEN content ->> '$.email' END));

-- The words of what visitors sent, for the search of the desk. A rowid of its own, because VACUUM may change others.
CREATE TABLE submission_text (
  id         INTEGER PRIMARY KEY,
  submission TEXT NOT NULL UNIQUE
);
CREATE VIRTUAL TABLE submission_fts USING fts5(
  text, content='', contentless_delete=1, prefix='2 3', tokenize='unicode61 remove_diacritics 2'
);
INSERT INTO submission_text (submission) SELECT key FROM submission ORDER BY received, reference;
INSERT INTO submission_fts (rowid, text) SELECT id, reference || ' job' || job_id || ' ' || coalesce((
    SELECT group_concat(atom, ' ') FROM json_tree(CASE WHEN json_valid(content) THEN content ELSE '{}' END)
    WHERE type = 'text'), '')
  FROM submission_text JOIN submission ON key = submission;

-- +goose StatementBegin
CREATE TRIGGER submission_added AFTER INSERT ON submission BEGIN
  INSERT INTO submission_text (submission) VALUES (new.key);
  INSERT INTO submission_fts (rowid, text) SELECT id, new.reference || ' job' || new.job_id || ' ' || coalesce((
      SELECT group_concat(atom, ' ') FROM json_tree(CASE WHEN json_valid(new.content) THEN new.content ELSE '{}' END)
      WHERE type = 'text'), '')
    FROM submission_text WHERE submission = new.key;
END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER submission_deleted AFTER DELETE ON submission BEGIN
  DELETE FROM submission_fts WHERE rowid = (SELECT id FROM submission_text WHERE submission = old.key);
  DELETE FROM submission_text WHERE submission = old.key;
END;
-- +goose StatementEnd
