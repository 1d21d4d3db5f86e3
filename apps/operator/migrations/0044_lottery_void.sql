-- A draw that did not take place: every bet on it returns. Of an official draw, two people of the staff say so instead of
-- its numbers.
alter table operator.lottery_result alter column numbers drop not null;
alter table operator.lottery_issue add column voided_at timestamptz;
alter table operator.lottery_issue add constraint lottery_issue_ended_once check (voided_at is null or drawn_at is null);

create or replace function operator.keep_draw() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a draw is never removed' using errcode = 'insufficient_privilege';
  end if;
  if row(old.commitment, old.drand_round, old.drand_key) is distinct from row(new.commitment, new.drand_round, new.drand_key)
    or old.closed_at is not null and row(old.closed_at, old.bet_count, old.root) is distinct from row(new.closed_at, new.bet_count, new.root)
    or old.drawn_at is not null and row(old.drawn_at, old.seed, old.numbers, old.drand_signature)
      is distinct from row(new.drawn_at, new.seed, new.numbers, new.drand_signature)
    or old.voided_at is not null and row(old.voided_at, old.drawn_at) is distinct from row(new.voided_at, new.drawn_at)
  then
    raise exception 'what is published of a draw never changes' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
