-- The lines of a slip, by `place_lottery_bets`, once for each key. `p_caller` has the rows of the session and its account
-- by which the caller was let in, where they were not read for this call, `p_seen` those of issues and games that the lines
-- were priced by, and `p_slip` the hold of several lines (null for one). The answer is:
--   stale: a row of `p_caller` or `p_seen` is another one by now, or a sale has not begun: read them and try again
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
  a operator.play_answer;
  v_ids bigint[] := '{}';
  v_value jsonb := p_value;
  v_at timestamptz := ledger.now();
begin
  -- All slips of the account, and so all acts under one key, come one after the other.
  perform 1 from operator.stake_gate where account_id = p_account for no key update;
  if not found then
    return operator.refused('no_gate');
  end if;
  if p_caller is not null then
    perform 1 from operator.session s join operator.account c on c.id = s.account_id
    where s.id = p_session and s.xmin::text = p_caller ->> 'session'
      and c.id = p_account and c.xmin::text = p_caller ->> 'account';
    if not found then
      return operator.refused('stale');
    end if;
  end if;
  if operator.was_done(p_scope, p_operation, p_key) then
    return operator.refused('kept');
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
    if p_slip is not null then
      a := operator.open_slip(p_account, p_slip ->> 'key', (p_slip ->> 'request')::uuid, p_slip ->> 'kind',
        (p_slip ->> 'totalMinor')::bigint, p_slip -> 'rule', p_session, p_is_open, p_now, p_idle_minutes, p_idle_seconds,
        p_max_seconds);
      if a.code <> 'ok' then
        raise exception using errcode = 'PLAY3';
      end if;
      select jsonb_agg(e.wager || jsonb_build_object('slipId', a.wager_id) order by e.place) into p_wagers
      from jsonb_array_elements(p_wagers) with ordinality e (wager, place);
      v_value := v_value || jsonb_build_object('slipId', a.wager_id::text);
    end if;
    for a in
      select p.* from operator.place_lottery_bets(p_account, p_wagers, p_bets, p_cap_keys, p_cap_minors, p_session, p_is_open,
        p_now, p_idle_minutes, p_idle_seconds, p_max_seconds) p
    loop
      if a.code <> 'ok' then
        if a.code = 'issue_closed' then
          a.detail := jsonb_build_object('line', cardinality(v_ids)) || a.detail;
        end if;
        raise exception using errcode = 'PLAY3';
      end if;
      v_ids := v_ids || a.wager_id;
      v_value := v_value || jsonb_build_object('balanceMinor', a.balance_minor::text);
    end loop;
    select v_value || jsonb_build_object('bets',
      jsonb_agg(b.bet || jsonb_build_object('order', 'B' || v_ids[b.place]) order by b.place))
    into v_value from jsonb_array_elements(v_value -> 'bets') with ordinality b (bet, place);
    perform operator.keep_answer(p_scope, p_operation, p_key, p_input, v_value, p_now);
  exception when sqlstate 'PLAY3' then
    return a;
  end;
  return row('ok', v_value, null, null, null, false)::operator.play_answer;
end $$;
