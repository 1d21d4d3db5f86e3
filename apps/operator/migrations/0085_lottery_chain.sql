-- The seeds of a game's day (of its month, if it draws once a day), all fixed at once: each is the hash of the next. The last
-- one is secret, and every other follows from it. The anchor commits to all of them and is published with each issue.
create table operator.lottery_chain (
  brand_code text not null,
  game_code text not null,
  -- The beginning that the numbers of its issues share: yyyymmdd, or yyyymm.
  period text not null,
  places int not null,
  anchor text not null,
  sealed_last text not null,
  made_at timestamptz not null,
  primary key (brand_code, game_code, period)
);

create function operator.keep_chain() returns trigger language plpgsql as $$
begin
  raise exception 'a chain of seeds never changes' using errcode = 'insufficient_privilege';
end $$;
create trigger chain_stays before update or delete on operator.lottery_chain
  for each row execute function operator.keep_chain();

-- Null for an issue that was made before there were chains: its seed was made alone.
alter table operator.lottery_issue add column chain_anchor text;
alter table operator.lottery_issue add column chain_place int;
-- The operator's signature under what the issue names before its sales; null where it names no seed, and for older issues.
alter table operator.lottery_issue add column signature text;

-- The keys that signed; public. Each stays, so that what it signed stays verifiable.
create table operator.lottery_signing_key (
  public_key text primary key,
  since timestamptz not null
);

-- A draw looks for issues before its own whose sales are not over.
create index lottery_issue_unclosed on operator.lottery_issue (brand_code, game_code, closes_at) where closed_at is null;

create or replace function operator.keep_draw() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a draw is never removed' using errcode = 'insufficient_privilege';
  end if;
  if row(old.commitment, old.chain_anchor, old.chain_place, old.drand_round, old.drand_key)
      is distinct from row(new.commitment, new.chain_anchor, new.chain_place, new.drand_round, new.drand_key)
    -- A close that moves before the sale begins is signed again.
    or old.opens_at <= ledger.now() and old.signature is distinct from new.signature
    or old.closed_at is not null and row(old.closed_at, old.bet_count, old.root) is distinct from row(new.closed_at, new.bet_count, new.root)
    or old.drawn_at is not null and row(old.draws_at, old.drawn_at, old.seed, old.numbers, old.drand_signature)
      is distinct from row(new.draws_at, new.drawn_at, new.seed, new.numbers, new.drand_signature)
    or old.voided_at is not null and row(old.voided_at, old.drawn_at) is distinct from row(new.voided_at, new.drawn_at)
  then
    raise exception 'what is published of a draw never changes' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
