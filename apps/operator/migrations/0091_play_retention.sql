-- Bets of the weeks that the ledger has detached go the same way. What counts of them stays, so that the read models can
-- still be counted again, and their names stay, so that nothing is done twice.

-- What of detached bets counts: `counted_act` by day, and each correction by itself.
create table operator.detached_count (
  account_id bigint not null,
  brand_code text not null,
  product text not null,
  engine text not null,
  day date not null,
  placed_on date not null,
  time_zone text not null,
  captured_minor bigint not null,
  valid_minor bigint not null,
  payout_minor bigint not null,
  decided int not null,
  -- The corrected wager; null: several, none of them a correction.
  wager_id bigint
);

-- The day on which a detached wager was first decided, where it was corrected later.
create table operator.detached_decision (
  wager_id bigint primary key,
  decided_on date not null
);

create or replace function operator.decided_on(p_wager bigint, p_zone text) returns date language plpgsql stable as $$
declare v_act bigint;
begin
  execute 'select max(id) from operator.act where wager_id = $1 and id >= $1 - 4096 and kind in (''s'', ''c'', ''v'')'
  into v_act using p_wager;
  if v_act is null then
    return (select d.decided_on from operator.detached_decision d where d.wager_id = p_wager);
  end if;
  return (ledger.time_of(v_act) at time zone p_zone)::date;
end $$;

create or replace function operator.rebuild_tally() returns bigint language plpgsql
set search_path = '' set work_mem = '64MB' set enable_seqscan = off as $$
declare v_acts bigint;
begin
  perform 1 from operator.consumer where name = 'tally' for update;
  delete from operator.agent_active_day;
  delete from operator.member_day;
  delete from operator.agent_day;
  delete from operator.day_correction;
  delete from operator.agent_team_day;
  delete from operator.member_balance;
  delete from operator.agent_balance;
  delete from operator.member_seen;
  delete from operator.agent_seen_hour;
  v_acts := operator.add_to_tally($sql$
    waiting as materialized (
      select topic, coalesce(facts ->> 'actId', facts ->> 'orderId', account_id::text)::bigint as id
      from operator.event_new where operator.is_tallied(topic)
    ), place as (
      update operator.consumer set pos = h.pos, failures = 0, last_error = null, stopped_at = null
      from operator.event_head h where name = 'tally'
    ), figures as materialized (
      select * from operator.counted_act where id not in (select id from waiting where topic like 'wager.%')
      union all
      select null, wager_id, account_id, brand_code, product, engine, day, placed_on, time_zone, captured_minor, valid_minor,
        payout_minor, decided, wager_id is not null
      from operator.detached_count
    ), team_acts as (
      select * from operator.counted_team_act a
      where not exists (select 1 from waiting w where w.topic = a.topic and w.id = a.id)
    ),
    moved as (select id as account_id from operator.account where type <> 4)$sql$, null, null, null, null);
  -- After the place: what it has passed is seen here. The event of a login that is in already changes nothing.
  perform operator.add_seen(null);
  return v_acts;
end $$;

-- A name that is used, of a bet that is detached: only its number is known.
create or replace function operator.vendor_round(p_vendor text, p_round text) returns operator.open_wager language plpgsql as $$
declare
  w operator.open_wager;
  v_wager bigint;
begin
  select wager_id into v_wager from operator.wager_key
  where key_hash = ledger.hash16('round:' || p_vendor || ':' || p_round);
  if not found then
    return null;
  end if;
  w := operator.find_wager(v_wager);
  w.id := v_wager;
  return w;
end $$;

create or replace function operator.vendor_mismatch(
  seat operator.vendor_seat, w operator.open_wager, p_game text, p_currency text
) returns operator.play_answer language plpgsql immutable as $$
begin
  if seat.game <> p_game then
    return operator.refused('unknown_game');
  elsif seat.currency <> p_currency then
    return operator.refused('currency_mismatch');
  elsif w.account_id <> seat.account_id then
    return operator.refused('unknown_player');
  elsif w.id is not null and w.account_id is null then
    return operator.refused('bet_already_settled');
  end if;
  return null;
end $$;

-- Whether everything of the bets between two numbers is decided, and what became of it is closed, counted and checked.
create function operator.is_over(p_from bigint, p_end bigint) returns boolean language plpgsql stable as $$
declare
  v_last timestamptz;
begin
  if exists (select 1 from operator.open_wager w where w.id < p_end)
    or exists (select 1 from operator.slip s where s.is_open and s.id < p_end) then
    return false;
  end if;
  select ledger.time_of(greatest(max(a.id), p_end)) into v_last
  from operator.act a where a.wager_id >= p_from and a.wager_id < p_end;
  return not exists (
    select 1 from operator.brand b
    cross join lateral (select (v_last at time zone (b.document ->> 'timeZone'))::date as day) d
    where exists (select 1 from operator.day_close c where c.brand_code = b.code and c.day <= d.day and c.checked_at is null)
      or not exists (select 1 from operator.day_close c where c.brand_code = b.code and c.day >= d.day));
end $$;

-- Detaches the bets of weeks that the ledger has detached, the oldest first, up to the first that is not over, and renames
-- their tables (`detached_…`): to be copied elsewhere and dropped. Returns how many weeks. Detaching needs every bet to
-- wait for a moment; it gives up after two seconds, for the next call to try.
create function operator.detach_play_weeks() returns int
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_week int;
  v_from bigint;
  v_end bigint;
  v_table text;
  v_name text;
  v_count int := 0;
begin
  for v_week in
    select right(c.relname, 4)::int from pg_catalog.pg_class c, ledger.setting s
    where c.relnamespace = 'operator'::regnamespace and c.relname ~ '^act_w\d{4}$' and c.relispartition
      and right(c.relname, 4)::int < s.first_week
    order by 1
  loop
    v_from := ledger.first_id_of(v_week);
    v_end := ledger.first_id_of(v_week + 1);
    exit when not operator.is_over(v_from, v_end);
    insert into operator.detached_count
    select account_id, brand_code, product, engine, day, placed_on, time_zone, sum(captured_minor), sum(valid_minor),
      sum(payout_minor), sum(decided), case when is_correction then wager_id end as corrected
    from operator.counted_act where wager_id >= v_from and wager_id < v_end
    group by account_id, brand_code, product, engine, day, placed_on, time_zone, corrected;
    insert into operator.detached_decision
    select wager_id, operator.decided_on(wager_id, time_zone)
    from operator.counted_act where wager_id >= v_from and wager_id < v_end and is_correction
    group by wager_id, time_zone;
    -- Turnover reads the first part of a day bet by bet: of these the day counts whole, in the player's favour.
    update operator.turnover_requirement r
    set began_at = date_trunc('day', r.began_at at time zone z.name) at time zone z.name
    from operator.account a
    join operator.brand b on b.code = a.brand_code
    cross join lateral (select b.document ->> 'timeZone' as name) z
    where a.id = r.account_id and r.closed_at is null and r.began_at < ledger.time_of(v_end);
    foreach v_table in array array['ended_wager', 'wager_leg', 'act'] loop
      v_name := v_table || '_w' || lpad(v_week::text, 4, '0');
      execute format('alter table operator.%I detach partition operator.%I', v_table, v_name);
      execute format('alter table operator.%I rename to %I', v_name, 'detached_' || v_name);
    end loop;
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;
