-- The seamless wallet's money calls, one database call each. The vendor's word decides; its semantics are in the contract
-- (`vendor-wallet.ts`), and what each code means there.

create type operator.vendor_seat as (
  account_id bigint, brand_code text, node_id bigint, currency text, session_id bigint, game text, category text,
  is_closed boolean, stake_tier text, most_win_percent int
);

-- The player inside a vendor's game that a call names, with the gate locked: calls of one account come one after another.
create function operator.find_seat(
  p_vendor text, p_session text, p_player text, p_key uuid, p_request uuid, out g operator.stake_gate,
  out seat operator.vendor_seat, out a operator.play_answer
) language plpgsql as $$
declare
  r record;
begin
  select row(s.account_id, s.brand_code, s.node_id, s.currency, s.session_id, e.code, e.category,
    e.maintenance or v.maintenance, e.stake_tier, e.most_win_percent)::operator.vendor_seat as seat, t as gate
  into r
  from operator.game_session s
  join operator.game e on e.node_id = s.node_id
  join operator.vendor v on v.code = e.vendor_code
  join operator.stake_gate t on t.account_id = s.account_id
  where s.id = p_session and s.vendor_code = p_vendor and s.account_id::text = p_player
  for no key update of t;
  if not found then
    perform 1 from ledger.used_key k where k.key_hash = p_key;
    a := operator.refused(case when found then 'conflict' else 'unknown_player' end);
    return;
  end if;
  seat := r.seat;
  g := r.gate;
  a := operator.kept_answer(p_key, p_request);
end $$;

-- What every money call checks of the game, the currency and the round before its own work; null when it may go on.
create function operator.vendor_mismatch(
  seat operator.vendor_seat, w operator.open_wager, p_game text, p_currency text
) returns operator.play_answer language plpgsql immutable as $$
begin
  if seat.game <> p_game then
    return operator.refused('unknown_game');
  elsif seat.currency <> p_currency then
    return operator.refused('currency_mismatch');
  elsif w.account_id <> seat.account_id then
    return operator.refused('unknown_player');
  end if;
  return null;
end $$;

create function operator.vendor_round(p_vendor text, p_round text) returns operator.open_wager language plpgsql as $$
declare
  v_wager bigint;
begin
  select wager_id into v_wager from operator.wager_key
  where key_hash = ledger.hash16('round:' || p_vendor || ':' || p_round);
  if not found then
    return null;
  end if;
  return operator.find_wager(v_wager);
end $$;

-- A stake and its rollback wait for one another, whatever players the two calls name.
create function operator.lock_vendor_stake(p_vendor text, p_tx text) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(p_vendor || ' ' || p_tx, 2));
end $$;

create function operator.vendor_bet(
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

-- A payout, and with `p_closed` the end of the round. `p_tiers` and `p_highest`: the highest stake of each tier of games in
-- this currency, by which the most of a free round is measured.
create function operator.vendor_win(
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

-- Takes a stake back, in full. One that never came is remembered, and refused when it comes late.
create function operator.vendor_rollback(
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
