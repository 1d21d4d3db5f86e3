-- The other draw of a bet at two stations. `issue_id` is the one that closes first, and has the bet in its tree.
alter table operator.lottery_bet add column second_issue_id bigint;
create index lottery_bet_second on operator.lottery_bet (second_issue_id, issue_id) where second_issue_id is not null;
