-- How many of an issue's bets are of members. Guests' play money costs nothing, so their bets do not make a game popular.
-- Null for an issue that was closed before this column: its game is ranked by its other issues.
alter table operator.lottery_issue add column member_bet_count integer;
