-- +goose Up
CREATE INDEX desk_act_about ON desk_act (about, act, at); -- when a submission was first opened
