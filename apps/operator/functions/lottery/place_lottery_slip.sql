-- The lines of a slip, by `place_lottery_bets`, once for each key (`begin_once`). `p_seen` has the rows of issues and games
-- that the lines were priced by, and `p_slip` the hold of several lines (null for one). The answer is:
--   stale: the caller, or a row of `p_seen`, is another one by now, or a sale has not begun: read them and try again
--   kept: the key was used before; nothing is done
--   ok: placed; `detail` is the answer that is kept, `p_value` with the balance and the orders
--   or why the stake is refused, with the line that is too late
-- Only `ok` leaves anything behind.
create or replace function operator.place_lottery_slip(
  p_account bigint, p_wagers jsonb, p_scope text, p_operation text, p_key text, p_input bytea, p_value jsonb, p_caller jsonb,
  p_seen jsonb, p_slip jsonb, p_bets jsonb, p_cap_keys text[], p_cap_minors bigint[], p_session bigint, p_is_open boolean,
  p_now timestamptz, p_idle_minutes int, p_idle_seconds int, p_max_seconds int
) returns operator.play_answer language plpgsql
set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_at timestamptz := ledger.now();
  a operator.play_answer := operator.begin_once(p_account, p_session, p_caller, p_scope, p_operation, p_key);
  v_held record;
  v_ids bigint[] := '{}';
begin
  if a.code is not null then
    return a;
  end if;
  perform 1 from jsonb_to_recordset(p_seen) as s (issue bigint, "issueVersion" text, game bigint, "gameVersion" text)
  left join operator.lottery_issue i on i.id = s.issue and i.xmin::text = s."issueVersion" and i.opens_at <= v_at
  left join operator.lottery_game g on g.node_id = s.game and g.xmin::text = s."gameVersion"
  where i.id is null or g.node_id is null;
  if found then
    return operator.refused('stale');
  end if;

  -- A refusal undoes the block: a slip is placed whole or not at all.
  begin
    v_held := operator.hold_slip(
      p_account, p_slip, p_wagers, p_session, p_is_open, p_now, p_idle_minutes, p_idle_seconds, p_max_seconds);
    a := v_held.a;
    if a.code <> 'ok' then
      raise exception using errcode = 'PLAY3';
    end if;
    for a in
      select p.* from operator.place_lottery_bets(p_account, v_held.p_wagers, p_bets, p_cap_keys, p_cap_minors, p_session,
        p_is_open, p_now, p_idle_minutes, p_idle_seconds, p_max_seconds) p
    loop
      if a.code <> 'ok' then
        if a.code = 'issue_closed' then
          a.detail := jsonb_build_object('line', cardinality(v_ids)) || a.detail;
        end if;
        raise exception using errcode = 'PLAY3';
      end if;
      v_ids := v_ids || a.wager_id;
    end loop;
    return operator.finish_once(
      p_account, p_scope, p_operation, p_key, p_input, p_value, v_ids, (v_held.a).wager_id, p_now);
  exception when sqlstate 'PLAY3' then
    return a;
  end;
end $$;
