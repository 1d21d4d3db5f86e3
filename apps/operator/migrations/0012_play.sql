-- Bets of every product. A wager is what is settled on its own: a round of a vendor's game, a line of a lottery slip, a
-- sports ticket, a spot at a table. Everything done to one is an act, and each act is one transfer of the ledger, of
-- nothing where nothing moves: its key, its seal and its order come from there.
--
-- Numbers are the ledger's (`ledger.new_id`): they carry their time. No foreign keys: the rows that all bets share
-- would be locked by each of them, and partitions could not be detached. No checks on what every bet writes: the server
-- parses them again for each row, and the functions beside these tables are their only writers.

-- A wager that is not decided: few rows, updated in place.
create table operator.open_wager (
  id bigint primary key,
  account_id bigint not null,
  -- The hold in the ledger; null while nothing was staked.
  hold_id bigint,
  stake_minor bigint not null,
  -- The part of the stake that counts for turnover, as the engine says; set once it is decided.
  valid_minor bigint,
  payout_minor bigint not null default 0,
  settled_at timestamptz,
  node_id bigint,
  slip_id bigint,
  -- The result's version: 0 until it ends, higher with each resettlement.
  version smallint not null default 0,
  -- o open, p pending, s settled, c cashed out, v void.
  status "char" not null,
  brand_code text not null,
  product text not null,
  engine text not null,
  -- The engine's own id of it, packed (`pack_ref`).
  engine_ref bytea not null,
  issue text,
  -- Where the stake came from, and how much of each; null: all of it from the main wallet.
  credits bigint[],
  parts bigint[],
  facts jsonb
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
create index open_wager_account on operator.open_wager (account_id, id);

-- A decided wager: written once, seldom changed (a resettlement).
create table operator.ended_wager (like operator.open_wager including defaults)
partition by range (id);
alter table operator.ended_wager add primary key (id);
create index ended_wager_account on operator.ended_wager (account_id, id);
-- The winners' boards: a day's largest, read from the index.
create index ended_wager_wins on operator.ended_wager
  (brand_code, ((settled_at at time zone 'UTC')::date), payout_minor desc, id)
  where status = 's' and payout_minor > stake_minor;

-- What was chosen, where a wager has more than its engine's own id says.
create table operator.wager_leg (
  wager_id bigint not null,
  leg smallint not null,
  play text,
  selection text not null,
  -- In ten-thousandths; null where the odds are not fixed.
  odds bigint,
  result jsonb,
  primary key (wager_id, leg)
) partition by range (wager_id);

-- Everything that was done to a wager, with the answer that a repeat gets. Never changed.
create table operator.act (
  -- The transfer's number in the ledger.
  id bigint primary key,
  -- Null for a rollback of a stake that never came.
  wager_id bigint,
  amount_minor bigint not null,
  -- Of the main wallet, right after.
  balance_minor bigint not null,
  -- By how much this act changed what the house has taken, what counts for turnover, what was paid: null is none.
  captured_minor bigint,
  valid_minor bigint,
  paid_minor bigint,
  -- How the amount was spread over the wager's credits; null: all of it on the main wallet.
  parts bigint[],
  -- What was asked for: the same key with another request is a conflict.
  request_hash uuid not null,
  -- p staked, a accepted, w paid while it goes on, s settled, c cashed out, v stake given back, r resettled, n nothing.
  kind "char" not null,
  engine_ref bytea,
  facts jsonb
) partition by range (id);
create index act_wager on operator.act (wager_id);

create function operator.refuse_act_edit() returns trigger language plpgsql as $$
begin
  raise exception 'acts are never changed: % on % refused', tg_op, tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger never_edited before update or delete or truncate on operator.act
  for each statement execute function operator.refuse_act_edit();

-- Names that are used once for ever, 16 bytes of SHA-256 each: a wager's own at its engine, a stake taken back.
create table operator.wager_key (
  key_hash uuid primary key,
  wager_id bigint
);

-- What was bought together, or is bought as issues open (a chase): one hold for all of it.
create table operator.slip (
  id bigint primary key,
  account_id bigint not null,
  brand_code text not null,
  kind text not null,
  total_minor bigint not null,
  -- What no wager has taken yet, in all and of each credit.
  left_minor bigint not null,
  hold_id bigint not null,
  credits bigint[],
  parts bigint[],
  rule jsonb,
  is_open boolean not null
) with (fillfactor = 70);
create index slip_account on operator.slip (account_id, id);

-- One row for each account that plays: the first lock of every act, and what is counted for every stake. Nothing that
-- an act changes is indexed, so its updates stay on their page.
create table operator.stake_gate (
  account_id bigint primary key,
  brand_code text not null,
  time_zone text not null,
  -- Accounts of the ledger, by number. The credits in the order of their use: the main wallet, then grants.
  credits bigint[] not null,
  hold_account bigint not null,
  house_account bigint not null,
  -- What the account owes after a resettlement that it could not pay; null while there never was one.
  owed_account bigint,
  house_owed_account bigint,
  -- Time-out and self-exclusion: from the commit of this on, no stake passes.
  blocked_until timestamptz,
  -- The highest stake that grants allow; null without such a grant.
  grant_max_minor bigint,
  -- The brand's day of the counters below.
  day date not null default '2000-01-01',
  day_staked_minor bigint not null default 0,
  week_staked_minor bigint not null default 0,
  month_staked_minor bigint not null default 0,
  -- Staked less paid less released: an open stake counts as lost.
  day_lost_minor bigint not null default 0,
  week_lost_minor bigint not null default 0,
  month_lost_minor bigint not null default 0,
  -- The player's own limits, for a day, a week, a month; null where there is none.
  stake_limits_minor bigint[],
  loss_limits_minor bigint[],
  last_stake_at timestamptz,
  last_stake_session bigint
) with (fillfactor = 50);

-- Where the money of a credit that has ended goes: to the main wallet once its terms are met, to the house once it is
-- forfeited.
create table operator.ended_credit (
  credit_id bigint primary key,
  goes_to bigint not null
);

-- What could be lost on one outcome, and the most that is taken. A cap is spread over stripes, so that bets on a hot
-- outcome do not queue for one row.
create table operator.exposure (
  key text not null,
  stripe smallint not null,
  liability_minor bigint not null default 0,
  cap_minor bigint not null,
  primary key (key, stripe),
  check (liability_minor between 0 and cap_minor)
) with (fillfactor = 50);

-- Until when an issue (a draw, a match) takes bets.
create table operator.issue_close (
  issue text primary key,
  closes_at timestamptz not null
);

-- Every wager, decided or not, in words. `id` bounds a period: see `ledger.id_at`.
create view operator.wager as
select id, account_id, brand_code, product, engine, engine_ref, node_id, issue, slip_id, hold_id, stake_minor, valid_minor,
  payout_minor, version, settled_at, credits, parts, facts,
  case status when 'o' then 'open' when 'p' then 'pending' end as status
from operator.open_wager
union all
select id, account_id, brand_code, product, engine, engine_ref, node_id, issue, slip_id, hold_id, stake_minor, valid_minor,
  payout_minor, version, settled_at, credits, parts, facts,
  case status when 's' then 'settled' when 'c' then 'cashed_out' else 'void' end
from operator.ended_wager;

-- The partitions of a week (`ledger.week_of`), if they are missing: the ledger's own bounds, so that all of a week can
-- be detached together.
create function operator.make_play_week(p_week int) returns boolean language plpgsql as $$
declare
  v_table text;
  v_name text;
begin
  lock table operator.act in share update exclusive mode;
  if to_regclass('operator.act_w' || lpad(p_week::text, 4, '0')) is not null then
    return false;
  end if;
  -- The act's last: it is what callers look for.
  foreach v_table in array array['ended_wager', 'wager_leg', 'act'] loop
    v_name := v_table || '_w' || lpad(p_week::text, 4, '0');
    execute format('create table operator.%I (like operator.%I including all)', v_name, v_table);
    execute format('alter table operator.%I attach partition operator.%I for values from (%s) to (%s)',
      v_table, v_name, ledger.first_id_of(p_week), ledger.first_id_of(p_week + 1));
  end loop;
  -- A trigger of the parent does not see statements that name the partition.
  execute format('create trigger never_edited before update or delete or truncate on operator.%I
    for each statement execute function operator.refuse_act_edit()', v_name);
  return true;
end $$;

-- Makes the partitions of this week and of `p_ahead` more, with the owner's rights. Returns how many were missing.
create function operator.make_play_weeks(p_ahead int default 4) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_week int := ledger.week_of(ledger.id_at(ledger.now()));
  v_made int := 0;
begin
  if p_ahead not between 0 and 7 then
    raise exception 'partitions are made 0 to 7 weeks ahead' using errcode = 'invalid_parameter_value';
  end if;
  for v_next in v_week .. v_week + p_ahead loop
    v_made := v_made + operator.make_play_week(v_next)::int;
  end loop;
  return v_made;
end $$;

select operator.make_play_weeks();
