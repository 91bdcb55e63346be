-- +goose Up

-- The revision that wrote a job last, by which a machine finds out what its copy lacks.
ALTER TABLE job ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;
CREATE INDEX job_changed ON job (changed, id);

-- 1 while only this machine has the file: the other database or the bucket could not be reached yet.
ALTER TABLE upload ADD COLUMN waiting INTEGER NOT NULL DEFAULT 0;
CREATE INDEX upload_waiting ON upload (created) WHERE waiting = 1;

-- The machine that claimed a delivery last: what it had under way when it was killed is due when it starts again.
ALTER TABLE delivery ADD COLUMN carrier TEXT NOT NULL DEFAULT '';

-- What has not arrived, for whoever watches.
CREATE INDEX delivery_waiting ON delivery (kind, state, created_at) WHERE state IN ('pending', 'dead');
