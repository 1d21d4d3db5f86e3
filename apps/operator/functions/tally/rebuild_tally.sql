-- Counts everything again while bets go on. One statement sees one moment, in which the event of each committed act is
-- either handed out, at or below the head, or waits in `event_new`: the second kind is left to the consumer.
-- @returns how many acts were counted
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
