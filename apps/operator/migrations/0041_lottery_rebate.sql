-- The prize level that a member chose for odds that follow one; null where the odds are fixed, and of earlier bets.
alter table operator.lottery_bet add column prize_level int;
-- The other side of a lower level: paid with the settlement, whatever is drawn.
alter table operator.lottery_bet add column rebate_minor bigint not null default 0;
