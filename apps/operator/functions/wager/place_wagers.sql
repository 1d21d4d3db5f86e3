-- Several stakes of one account, each as `place_wager` takes it. A row for each, in their order; after a refusal nothing
-- follows, and the caller rolls back. The locks that bets on several issues share are taken first and in one order: in the
-- orders of their lines, two slips would wait for one another behind the closes of both. Of one issue `place_wager` takes
-- it, after the account's gate: before the gate, a close could come to wait between two bets of the account.
create or replace function operator.place_wagers(
  p_account bigint, p_wagers jsonb, p_session bigint, p_is_open boolean, p_now timestamptz, p_idle_minutes int,
  p_idle_seconds int, p_max_seconds int
) returns setof operator.play_answer language plpgsql
set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  a operator.play_answer;
  w jsonb;
  v_issues text[] := array(
    select distinct e ->> 'closing' from jsonb_array_elements(p_wagers) e where e ->> 'closing' is not null order by 1);
begin
  if cardinality(v_issues) > 1 then
    perform pg_advisory_xact_lock_shared(hashtextextended(k.issue, 3))
    from (select issue from unnest(v_issues) issue order by issue offset 0) k;
  end if;
  for w in select e.wager from jsonb_array_elements(p_wagers) with ordinality e (wager, place) order by e.place loop
    a := operator.place_wager(p_account, w ->> 'key', (w ->> 'request')::uuid, w ->> 'product', w ->> 'engine', w ->> 'ref',
      (w ->> 'nodeId')::bigint, w ->> 'issue', w ->> 'closing', (w ->> 'slipId')::bigint, (w ->> 'stakeMinor')::bigint,
      coalesce((w ->> 'isFurther')::boolean, false), coalesce((w ->> 'isPending')::boolean, false), w -> 'legs',
      w -> 'exposure', w -> 'facts', p_session, p_is_open, p_now, p_idle_minutes, p_idle_seconds, p_max_seconds);
    return next a;
    exit when a.code <> 'ok';
  end loop;
end $$;
