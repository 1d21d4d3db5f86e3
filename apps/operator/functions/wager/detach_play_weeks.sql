-- Detaches the bets of weeks that the ledger has detached, the oldest first, up to the first that is not over, and renames
-- their tables (`detached_…`): to be copied elsewhere and dropped. Returns how many weeks. Detaching needs every bet to
-- wait for a moment; it gives up after two seconds, for the next call to try.
create or replace function operator.detach_play_weeks() returns int
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
