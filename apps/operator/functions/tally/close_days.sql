-- Closes days: one that ended a minute ago, once every transaction that may have written on it is over, the log has all
-- of their events, and the read models have them. Called again and again. @returns how many days it closed
create or replace function operator.close_days() returns int language plpgsql as $$
declare
  v_closed int;
begin
  -- A number that is given before the day ends belongs to a transaction that has its own by then: the gate is locked first.
  insert into operator.day_close (brand_code, day, barrier)
  select b.code, d::date, pg_current_xact_id()
  from operator.brand b
  cross join lateral (select (ledger.now() - interval '1 minute') at time zone (b.document ->> 'timeZone') as at) local
  left join lateral (select max(day) as day from operator.day_close c where c.brand_code = b.code) last on true
  cross join generate_series(coalesce(last.day + 1, local.at::date - 1)::timestamp, local.at::date - 1, interval '1 day') d;
  with log as materialized (
    select h.pos, (select min(n.at) from operator.event_new n) as oldest from operator.event_head h
  )
  update operator.day_close c set pos = log.pos, closed_at = ledger.now()
  from log, operator.brand b, operator.consumer k
  where c.closed_at is null and b.code = c.brand_code and k.name = 'tally'
    and c.barrier < pg_snapshot_xmin(pg_current_snapshot())
    and (log.oldest is null or log.oldest >= operator.day_settles_at(c.day, b.document ->> 'timeZone'))
    and not exists (
      select 1 from operator.event e where e.pos > k.pos and e.pos <= log.pos
        and e.at < operator.day_settles_at(c.day, b.document ->> 'timeZone'));
  get diagnostics v_closed = row_count;
  return v_closed;
end $$;
