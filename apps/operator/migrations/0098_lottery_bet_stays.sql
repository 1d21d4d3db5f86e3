-- What was accepted as a bet, and what its play said then, is what is settled. The texts of both functions are sources; a
-- trigger needs them by name before these are applied.
do $$ begin
  execute 'create function operator.keep_bet() returns trigger language plpgsql as ''begin return new; end''';
  execute 'create function operator.keep_play() returns trigger language plpgsql as ''begin return new; end''';
end $$;
create trigger bet_stays before update or delete on operator.lottery_bet
  for each row execute function operator.keep_bet();
create trigger bet_begins before insert on operator.lottery_bet
  for each row when (new.place is not null or new.is_cancelled) execute function operator.keep_bet();
create trigger play_stays before insert or update or delete on operator.lottery_play
  for each row execute function operator.keep_play();

-- When a draw was refused, since its opened seed was not that of its commitment: a fault that stays in the record.
alter table operator.lottery_issue add column refused_at timestamptz;
create index lottery_issue_refused on operator.lottery_issue (draws_at) where refused_at is not null;
