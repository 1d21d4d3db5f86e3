-- Ends a slip: what no wager has taken goes back.
create or replace function operator.close_slip(p_slip bigint, p_key text, p_request uuid)
returns operator.play_answer language plpgsql set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  g operator.stake_gate;
  a operator.play_answer;
  l ledger.answer;
  v_key uuid := ledger.hash16(p_key);
  s operator.slip;
  w operator.open_wager;
  v_act operator.act;
begin
  select * into s from operator.slip where id = p_slip;
  select * into g from operator.stake_gate where account_id = s.account_id for no key update;
  if not found then
    return operator.refused('unknown_slip');
  end if;
  a := operator.kept_answer(v_key, p_request);
  if a.code is not null then
    return a;
  end if;
  select * into s from operator.slip where id = p_slip for no key update;
  if not s.is_open then
    return operator.refused('slip_closed');
  end if;
  w.id := s.id;
  w.hold_id := s.hold_id;
  w.credits := s.credits;
  l := operator.move_hold(g, w, v_key, 'bet-cancelled',
    array_fill(0::bigint, array[coalesce(cardinality(s.parts), 1)]), coalesce(s.parts, array[s.left_minor]), '{}', '{}', '{}');
  if l.outcome <> 'posted' or l.replayed then
    return operator.ledger_refusal(l);
  end if;
  update operator.slip set is_open = false, left_minor = 0, parts = case when parts is not null
    then array_fill(0::bigint, array[cardinality(parts)]) end where id = s.id;
  v_act.id := l.transfer_id;
  v_act.kind := 'v';
  v_act.amount_minor := s.left_minor;
  v_act.balance_minor := operator.balance_in(l, g.credits[1]);
  v_act.request_hash := p_request;
  v_act.facts := jsonb_build_object('slip', s.id, 'account', s.account_id);
  perform operator.write_act(v_act);
  perform operator.count_play(g, -s.left_minor, -s.left_minor);
  return row('ok', null, v_act.balance_minor, l.transfer_id, s.id, false)::operator.play_answer;
end $$;
