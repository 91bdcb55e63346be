-- +goose Up
ALTER TABLE job ADD COLUMN hours TEXT NOT NULL DEFAULT ''; -- as schema.org's openingHours, '' where unknown
