-- A slip: one stake for several wagers, placed now or as issues open. The gate counts the whole sum.
create or replace function operator.open_slip(
  p_account bigint, p_key text, p_request uuid, p_kind text, p_total bigint, p_rule jsonb, p_session bigint, p_is_open boolean,
  p_now timestamptz, p_idle_minutes int, p_idle_seconds int, p_max_seconds int
) returns operator.play_answer language plpgsql set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_key uuid := ledger.hash16(p_key);
  b record := operator.begin_stake(p_account, v_key, p_request);
  g operator.stake_gate := b.g;
  a operator.play_answer := b.a;
  l ledger.answer;
  v_staker record;
  v_slip operator.slip;
  v_parts bigint[] := array[p_total];
  v_act operator.act;
begin
  if a.code = 'ok' then
    a.wager_id := (select (t.facts ->> 'slip')::bigint from operator.act t where t.id = a.act_id);
  end if;
  if a.code is not null then
    return a;
  end if;
  if not p_is_open then
    return operator.refused('closed');
  end if;
  v_staker := operator.staker_refusal(g, p_session, p_now, p_idle_minutes, p_idle_seconds, p_max_seconds);
  if v_staker.code is not null then
    return operator.refused(v_staker.code);
  end if;
  a := operator.gate_refusal(g, p_total);
  if a.code is not null then
    return a;
  end if;
  if cardinality(g.credits) > 1 then
    v_parts := operator.fund(g.credits, p_total);
    if v_parts is null then
      return operator.refused('insufficient_funds');
    elsif v_parts[1] < p_total and p_total > g.grant_max_minor then
      return operator.refused('grant_max', jsonb_build_object('limitMinor', g.grant_max_minor::text));
    end if;
    select array_agg(c order by place), array_agg(part order by place) into v_slip.credits, v_slip.parts
    from unnest(g.credits, v_parts) with ordinality as u(c, part, place) where part > 0;
  end if;
  v_slip.id := ledger.new_id(0);
  l := ledger.hold_by_id(v_key, 'bet', 'S' || v_slip.id, '', null, g.hold_account,
    coalesce(v_slip.credits, g.credits[1:1]), coalesce(v_slip.parts, array[p_total]));
  if l.outcome <> 'posted' or l.replayed then
    return operator.ledger_refusal(l);
  end if;
  v_slip.account_id := p_account;
  v_slip.brand_code := g.brand_code;
  v_slip.kind := p_kind;
  v_slip.total_minor := p_total;
  v_slip.left_minor := p_total;
  v_slip.hold_id := l.transfer_id;
  v_slip.rule := p_rule;
  v_slip.is_open := true;
  insert into operator.slip values (v_slip.*);
  v_act.id := l.transfer_id;
  v_act.kind := 'p';
  v_act.amount_minor := p_total;
  v_act.balance_minor := operator.balance_in(l, g.credits[1]);
  v_act.request_hash := p_request;
  v_act.facts := jsonb_build_object('slip', v_slip.id, 'account', p_account);
  perform operator.write_act(v_act);
  perform operator.count_play(g, p_total, p_total, p_now, p_session);
  if v_staker.is_stale then
    perform operator.touch_session(p_session, p_now, p_idle_seconds, p_max_seconds);
  end if;
  return row('ok', null, v_act.balance_minor, l.transfer_id, v_slip.id, false)::operator.play_answer;
end $$;
