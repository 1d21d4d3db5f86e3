-- The public round that an issue's numbers are mixed with, and the key of its chain: named with the commitment, before
-- sales. The round's signature is kept with the numbers.
alter table operator.lottery_issue add column drand_round bigint;
alter table operator.lottery_issue add column drand_key text;
alter table operator.lottery_issue add column drand_signature text;

create or replace function operator.keep_draw() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a draw is never removed' using errcode = 'insufficient_privilege';
  end if;
  if row(old.commitment, old.drand_round, old.drand_key) is distinct from row(new.commitment, new.drand_round, new.drand_key)
    or old.closed_at is not null and row(old.closed_at, old.bet_count, old.root) is distinct from row(new.closed_at, new.bet_count, new.root)
    or old.drawn_at is not null and row(old.drawn_at, old.seed, old.numbers, old.drand_signature)
      is distinct from row(new.drawn_at, new.seed, new.numbers, new.drand_signature)
  then
    raise exception 'what is published of a draw never changes' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
