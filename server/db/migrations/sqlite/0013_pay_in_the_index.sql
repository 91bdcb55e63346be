-- +goose Up

-- Everything that the index in memory (jobIndex) is read from.
DROP INDEX job_board;
CREATE INDEX job_board ON job (id, country, city, workplace, type, category, experience, shift, closes, title_key,
	salary_from, salary_currency, salary_period) WHERE active = 1;
