create or replace function operator.vendor_bet(
  p_vendor text, p_session text, p_player text, p_tx text, p_round text, p_game text, p_amount bigint, p_currency text,
  p_request uuid, p_is_open boolean, p_now timestamptz, p_idle_minutes int, p_idle_seconds int, p_max_seconds int
) returns operator.play_answer language plpgsql set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_key uuid := ledger.hash16('vendor:' || p_vendor || ':' || p_tx);
  b record := operator.find_seat(p_vendor, p_session, p_player, v_key, p_request);
  a operator.play_answer := b.a;
  g operator.stake_gate := b.g;
  seat operator.vendor_seat := b.seat;
  w operator.open_wager;
  v_staker record;
begin
  if a.code is not null then
    return a;
  end if;
  w := operator.vendor_round(p_vendor, p_round);
  a := operator.vendor_mismatch(seat, w, p_game, p_currency);
  if a.code is not null then
    return a;
  end if;
  perform operator.lock_vendor_stake(p_vendor, p_tx);
  perform 1 from operator.wager_key where key_hash = ledger.hash16('taken back:' || p_vendor || ':' || p_tx);
  if found or w.status = 'v' then
    return operator.refused('bet_rolled_back');
  elsif w.status <> 'o' then
    return operator.refused('bet_already_settled');
  elsif w.id is null and (seat.is_closed or not p_is_open) then
    return operator.refused('game_closed');
  end if;
  v_staker := operator.staker_refusal(g, seat.session_id, p_now, p_idle_minutes, p_idle_seconds, p_max_seconds);
  if v_staker.code is not null then
    return operator.refused(v_staker.code);
  end if;
  if w.id is null then
    w.account_id := seat.account_id;
    w.brand_code := seat.brand_code;
    w.product := seat.category;
    w.engine := p_vendor;
    w.engine_ref := operator.pack_ref(p_round);
    w.node_id := seat.node_id;
    w.stake_minor := 0;
    w.payout_minor := 0;
    w.version := 0;
    w.status := 'o';
  end if;
  a := operator.add_stake(g, w, p_amount, v_key, p_request, operator.pack_ref(p_tx),
    ledger.hash16('round:' || p_vendor || ':' || p_round), p_now, seat.session_id);
  if a.code = 'ok' and v_staker.is_stale then
    perform operator.touch_session(seat.session_id, p_now, p_idle_seconds, p_max_seconds);
  end if;
  return a;
end $$;
