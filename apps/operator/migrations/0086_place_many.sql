-- Several stakes in one call, and what their engine keeps of them: a slip of five hundred lines is as many round trips as a
-- slip of one.

-- Several stakes of one account, each as `place_wager` takes it. A row for each, in their order; after a refusal nothing
-- follows, and the caller rolls back. The locks that bets on several issues share are taken first and in one order: in the
-- orders of their lines, two slips would wait for one another behind the closes of both. Of one issue `place_wager` takes
-- it, after the account's gate: before the gate, a close could come to wait between two bets of the account.
create function operator.place_wagers(
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

-- Reserves for several wagers of one transaction, each key once and in the order given, which is one order for all, so that
-- no two of them wait for one another. Last in the transaction: its locks are those that others wait for. The wagers keep
-- what is theirs as `exposure` in their facts, so that it is given back with their stakes.
-- Returns a key that has no room, and then the transaction must be rolled back; null when all have.
create function operator.reserve_all(p_account bigint, p_keys text[], p_minors bigint[]) returns text language plpgsql
set search_path = '' as $$
begin
  for i in 1 .. coalesce(cardinality(p_keys), 0) loop
    if not operator.reserve_exposure(p_keys[i], operator.stripe_of(p_keys[i], p_account), p_minors[i]) then
      return p_keys[i];
    end if;
  end loop;
  return null;
end $$;

-- The lines of a slip: each as a wager, what was chosen of each (`p_bets`, in the same order), and their caps. Answers as
-- `place_wagers`; a further row says that a line's sale was over when its wager got its number, which says when it was
-- placed (`line`, from 0), or that a cap has no room (`key`).
create function operator.place_lottery_bets(
  p_account bigint, p_wagers jsonb, p_bets jsonb, p_cap_keys text[], p_cap_minors bigint[], p_session bigint,
  p_is_open boolean, p_now timestamptz, p_idle_minutes int, p_idle_seconds int, p_max_seconds int
) returns setof operator.play_answer language plpgsql
set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  a operator.play_answer;
  v_ids bigint[] := '{}';
  v_late record;
  v_full text;
begin
  for a in
    select p.* from operator.place_wagers(
      p_account, p_wagers, p_session, p_is_open, p_now, p_idle_minutes, p_idle_seconds, p_max_seconds) p
  loop
    return next a;
    if a.code <> 'ok' then
      return;
    end if;
    v_ids := v_ids || a.wager_id;
  end loop;

  insert into operator.lottery_bet (wager_id, issue_id, second_issue_id, account_id, play, selection, bets, units, unit_minor,
    stake_minor, largest_win_minor, odds, prize_level, rebate_minor, nonce, placed_at)
  select v_ids[b.place], b.issue_id, b.second_issue_id, p_account, b.play, b.selection, b.bets, b.units, b.unit_minor,
    b.stake_minor, b.largest_win_minor, b.odds, b.prize_level, b.rebate_minor, b.nonce, ledger.time_of(v_ids[b.place])
  from rows from (jsonb_to_recordset(p_bets) as (
    issue_id bigint, second_issue_id bigint, play text, selection jsonb, bets bigint, units bigint, unit_minor bigint,
    stake_minor bigint, largest_win_minor bigint, odds jsonb, prize_level int, rebate_minor bigint, nonce text
  )) with ordinality as b (issue_id, second_issue_id, play, selection, bets, units, unit_minor, stake_minor,
    largest_win_minor, odds, prize_level, rebate_minor, nonce, place);

  select b.place - 1 as line, b.closes_at into v_late
  from rows from (jsonb_to_recordset(p_bets) as (closes_at timestamptz)) with ordinality as b (closes_at, place)
  where ledger.time_of(v_ids[b.place]) >= b.closes_at order by b.place limit 1;
  if found then
    return next operator.refused('issue_closed', jsonb_build_object('closedAt', v_late.closes_at, 'line', v_late.line));
    return;
  end if;

  v_full := operator.reserve_all(p_account, p_cap_keys, p_cap_minors);
  if v_full is not null then
    return next operator.refused('exposure_full', jsonb_build_object('key', v_full));
  end if;
end $$;
