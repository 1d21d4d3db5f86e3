-- Gives the next places to committed events, in the order of `seq`: one relay at a time, whatever commits late is still
-- in the list at the next call. One notice for all of them, never one in a writer's transaction: a NOTIFY makes commits
-- queue for a lock of the whole server.
-- @returns how many; null while another relay works
create or replace function operator.hand_out(p_limit int) returns int
language plpgsql volatile set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare v_head bigint; v_count int; v_today date;
begin
  if not pg_try_advisory_xact_lock(7377251923) then return null; end if;
  perform 1 from operator.event_new limit 1;
  if not found then return 0; end if;
  v_today := (ledger.now() at time zone 'UTC')::date;
  if to_regclass('operator.event_' || to_char(v_today, 'YYYYMMDD')) is null then
    perform operator.make_event_days(v_today, v_today + 1);
  end if;
  select pos into v_head from operator.event_head for no key update;
  with taken as materialized (
    delete from operator.event_new
    where seq = any (array(select seq from operator.event_new order by seq limit p_limit))
    returning seq, brand, account_id, topic, facts, at
  )
  insert into operator.event (pos, handed_on, brand, account_id, topic, facts, at)
  select v_head + row_number() over (order by seq), v_today, brand, account_id, topic, facts, at from taken;
  get diagnostics v_count = row_count;
  update operator.event_head set pos = v_head + v_count;
  perform pg_notify('operator_event', (v_head + v_count)::text);
  return v_count;
end $$;
