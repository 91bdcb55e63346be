-- +goose Up
ALTER TABLE submission ADD COLUMN withdrawn TEXT NOT NULL DEFAULT ''; -- when its sender took it back, '' if not
