-- A payout, and with `p_closed` the end of the round. `p_tiers` and `p_highest`: the highest stake of each tier of games in
-- this currency, by which the most of a free round is measured.
create or replace function operator.vendor_win(
  p_vendor text, p_session text, p_player text, p_tx text, p_round text, p_game text, p_amount bigint, p_currency text,
  p_request uuid, p_closed boolean, p_tiers text[], p_highest bigint[]
) returns operator.play_answer language plpgsql set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_key uuid := ledger.hash16('vendor:' || p_vendor || ':' || p_tx);
  b record := operator.find_seat(p_vendor, p_session, p_player, v_key, p_request);
  a operator.play_answer := b.a;
  g operator.stake_gate := b.g;
  seat operator.vendor_seat := b.seat;
  w operator.open_wager;
  v_stake bigint;
begin
  if a.code is not null then
    return a;
  end if;
  w := operator.vendor_round(p_vendor, p_round);
  a := operator.vendor_mismatch(seat, w, p_game, p_currency);
  if a.code is not null then
    return a;
  end if;
  if w.id is null then
    return operator.refused('unavailable');
  elsif w.status = 'v' then
    return operator.refused('bet_rolled_back');
  elsif w.status <> 'o' then
    return operator.refused('bet_already_settled');
  end if;
  if seat.most_win_percent is not null then
    v_stake := case when w.stake_minor > 0 then w.stake_minor
      else coalesce(p_highest[array_position(p_tiers, seat.stake_tier)], 0) end;
    if w.payout_minor + p_amount > v_stake * seat.most_win_percent / 100 then
      return operator.refused('win_above_most');
    end if;
  end if;
  if p_closed then
    return operator.settle_open(g, w, 's', p_amount, w.stake_minor, 1::smallint, v_key, p_request, operator.pack_ref(p_tx));
  end if;
  return operator.pay_open(g, w, p_amount, v_key, p_request, operator.pack_ref(p_tx));
end $$;
