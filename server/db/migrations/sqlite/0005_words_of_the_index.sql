-- +goose Up

-- The words that the index of jobs holds, in their order, to complete what somebody has begun to write. It is the
-- index itself, looked at from this side, and takes no room.
CREATE VIRTUAL TABLE job_word USING fts5vocab(job_fts, 'instance');
