-- The rule for a root that comes too late for its round, named and signed before the sales; null for older issues, and where
-- there is no round. The round that the rule gives is fixed with the root.
alter table operator.lottery_issue add column drand_later jsonb;
alter table operator.lottery_issue add column mixed_round bigint;
-- The operator's signatures under the close (times, count, root, round) and under the draw; null for older issues.
alter table operator.lottery_issue add column close_signature text;
alter table operator.lottery_issue add column draw_signature text;
