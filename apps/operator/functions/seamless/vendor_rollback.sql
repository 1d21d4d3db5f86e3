-- Takes a stake back, in full. One that never came is remembered, and refused when it comes late.
create or replace function operator.vendor_rollback(
  p_vendor text, p_session text, p_player text, p_tx text, p_round text, p_game text, p_amount bigint, p_currency text,
  p_request uuid, p_bet text
) returns operator.play_answer language plpgsql set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_key uuid := ledger.hash16('vendor:' || p_vendor || ':' || p_tx);
  v_taken uuid := ledger.hash16('taken back:' || p_vendor || ':' || p_bet);
  b record := operator.find_seat(p_vendor, p_session, p_player, v_key, p_request);
  a operator.play_answer := b.a;
  g operator.stake_gate := b.g;
  seat operator.vendor_seat := b.seat;
  w operator.open_wager;
  v_bet operator.act;
  v_others bigint;
begin
  if a.code is not null then
    return a;
  end if;
  w := operator.vendor_round(p_vendor, p_round);
  a := operator.vendor_mismatch(seat, w, p_game, p_currency);
  if a.code is not null then
    return a;
  end if;
  perform operator.lock_vendor_stake(p_vendor, p_bet);
  select t.* into v_bet from ledger.used_key k join operator.act t on t.id = k.transfer_id
  where k.key_hash = ledger.hash16('vendor:' || p_vendor || ':' || p_bet);
  perform 1 from operator.wager_key where key_hash = v_taken;
  if found or v_bet.id is null then
    a := operator.note_act(g, v_bet.wager_id, 'n', 'bet-cancelled', p_amount, v_key, p_request, operator.pack_ref(p_tx),
      case when v_bet.wager_id is null then
        jsonb_build_object('engine', p_vendor, 'round', p_round, 'account', seat.account_id) end);
  else
    if v_bet.kind <> 'p' or v_bet.wager_id is distinct from w.id or v_bet.amount_minor <> p_amount then
      return operator.refused('invalid_request');
    elsif w.status <> 'o' or w.payout_minor > 0 then
      return operator.refused('bet_already_settled');
    end if;
    execute 'select count(*) filter (where kind = ''p'') - count(*) filter (where kind = ''v'') from operator.act
      where wager_id = $1 and id >= $1 - 4096' into v_others using w.id;
    a := operator.give_back(g, w, p_amount, v_bet.parts, v_others = 1, 1::smallint, v_key, p_request, operator.pack_ref(p_tx));
  end if;
  if a.code = 'ok' then
    insert into operator.wager_key (key_hash, wager_id) values (v_taken, v_bet.wager_id) on conflict do nothing;
  end if;
  return a;
end $$;
