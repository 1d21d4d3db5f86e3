-- A station that draws no more: it is in no menu, takes no bets and gets no issues. Its draws, bets and receipts stay under
-- its name, so the row stays too.
alter table operator.lottery_game add column ended_at timestamptz;
alter table operator.lottery_game add constraint lottery_game_ended_rests check (ended_at is null or maintenance);
