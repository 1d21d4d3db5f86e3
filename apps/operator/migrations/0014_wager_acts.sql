-- The port of bets: what an engine asks for, one call each.

-- Whether the account and its session may stake. Playing keeps a session alive, but its row is written at most once in
-- a minute: the gate has the last stake exactly.
create function operator.staker_refusal(
  g operator.stake_gate, p_session bigint, p_now timestamptz, p_idle_minutes int, p_idle_seconds int, p_max_seconds int,
  out code text, out is_stale boolean
) language plpgsql as $$
declare
  s record;
  v_seen timestamptz;
  v_end timestamptz;
begin
  select t.id, t.revoked_at, t.expires_at, t.last_seen_at, t.created_at, t.reauthentication_due, a.status, a.type,
    a.expires_at as account_end
  into s
  from operator.account a left join operator.session t on t.id = p_session and t.account_id = a.id
  where a.id = g.account_id;
  is_stale := false;
  if s.status is distinct from 'active' or s.account_end <= p_now then
    code := 'session_ended';
    return;
  end if;
  if p_session is null then
    return;
  end if;
  v_seen := s.last_seen_at;
  v_end := s.expires_at;
  if g.last_stake_session = p_session then
    v_seen := greatest(v_seen, g.last_stake_at);
    v_end := greatest(v_end, least(s.created_at + make_interval(secs => p_max_seconds),
      g.last_stake_at + make_interval(secs => p_idle_seconds)));
  end if;
  if s.id is null or s.revoked_at is not null or v_end <= p_now then
    code := 'session_ended';
  -- A guest (type 4) has no means of proof.
  elsif s.type <> 4 and (s.reauthentication_due or v_seen <= p_now - make_interval(mins => p_idle_minutes)) then
    code := 'reauthentication_required';
  else
    is_stale := s.last_seen_at <= p_now - interval '1 minute';
  end if;
end $$;

create function operator.touch_session(p_session bigint, p_now timestamptz, p_idle_seconds int, p_max_seconds int)
returns void language plpgsql as $$
begin
  update operator.session set last_seen_at = p_now,
    expires_at = least(created_at + make_interval(secs => p_max_seconds), p_now + make_interval(secs => p_idle_seconds))
  where id = p_session;
end $$;

-- Opens an account's gate, or brings its constants up to date.
create function operator.open_gate(p_account bigint, p_brand text, p_zone text, p_main text, p_hold text, p_house text)
returns void language plpgsql as $$
begin
  insert into operator.stake_gate as g (account_id, brand_code, time_zone, credits, hold_account, house_account)
  select p_account, p_brand, p_zone, array[m.account_id], h.account_id, b.account_id
  from ledger.account m, ledger.account h, ledger.account b
  where m.ref = p_main and h.ref = p_hold and b.ref = p_house
  on conflict (account_id) do update set time_zone = excluded.time_zone where g.time_zone <> excluded.time_zone;
end $$;

-- A stake for a wager that takes its money from a slip's hold: nothing moves, and nothing is counted again.
create function operator.place_on_slip(
  g operator.stake_gate, w operator.open_wager, p_slip operator.slip, p_amount bigint, p_key uuid, p_request uuid, p_ref bytea,
  p_name uuid
) returns operator.play_answer language plpgsql as $$
declare
  a operator.play_answer;
begin
  w.id := ledger.new_id(0);
  w.hold_id := p_slip.hold_id;
  w.slip_id := p_slip.id;
  w.stake_minor := p_amount;
  if p_slip.credits is not null then
    w.credits := p_slip.credits;
    w.parts := operator.taken_in_order(p_amount, p_slip.parts);
  end if;
  a := operator.note_act(g, w.id, 'p', 'bet', p_amount, p_key, p_request, p_ref);
  if a.code <> 'ok' then
    return a;
  end if;
  insert into operator.wager_key (key_hash, wager_id) values (p_name, w.id) on conflict do nothing;
  if not found then
    raise exception 'the name of a wager was given just now' using errcode = 'serialization_failure';
  end if;
  insert into operator.open_wager values (w.*);
  update operator.slip set left_minor = left_minor - p_amount,
    parts = case when parts is not null then operator.plus(parts, w.parts, -1) end
  where id = p_slip.id;
  perform operator.emit(w.brand_code, w.account_id, 'wager.placed',
    jsonb_build_object('wagerId', w.id, 'actId', a.act_id, 'product', w.product, 'nodeId', w.node_id, 'stakeMinor', p_amount,
      'slipId', p_slip.id, 'balanceMinor', a.balance_minor));
  return a;
end $$;

create function operator.taken_in_order(p_amount bigint, p_parts bigint[]) returns bigint[] language plpgsql immutable as $$
declare
  v_left bigint := p_amount;
  v_taken bigint[] := '{}';
begin
  for i in 1 .. cardinality(p_parts) loop
    v_taken[i] := least(v_left, p_parts[i]);
    v_left := v_left - v_taken[i];
  end loop;
  return v_taken;
end $$;

-- A stake. `p_further` lets it join an open wager of that name; `p_pending` waits for `accept_wager`.
create function operator.place_wager(
  p_account bigint, p_key text, p_request uuid, p_product text, p_engine text, p_ref text, p_node bigint, p_issue text,
  p_closing text, p_slip bigint, p_stake bigint, p_further boolean, p_pending boolean, p_legs jsonb, p_exposure jsonb,
  p_facts jsonb, p_session bigint, p_is_open boolean, p_now timestamptz, p_idle_minutes int, p_idle_seconds int,
  p_max_seconds int
) returns operator.play_answer language plpgsql set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  g operator.stake_gate;
  a operator.play_answer;
  w operator.open_wager;
  v_slip operator.slip;
  v_staker record;
  v_key uuid := ledger.hash16(p_key);
  v_name uuid := ledger.hash16('round:' || p_engine || ':' || p_ref);
  v_wager bigint;
  v_closes timestamptz;
  e record;
begin
  select * into g from operator.stake_gate where account_id = p_account for no key update;
  if not found then
    return operator.refused('no_gate');
  end if;
  a := operator.kept_answer(v_key, p_request);
  if a.code is not null then
    return a;
  end if;
  select wager_id into v_wager from operator.wager_key where key_hash = v_name;
  if found then
    w := operator.find_wager(v_wager);
    if w.account_id is distinct from p_account or not p_further then
      return operator.refused('already_placed');
    elsif w.status <> 'o' then
      return operator.refused(case w.status when 'p' then 'pending' when 'v' then 'voided' else 'already_settled' end);
    end if;
  elsif not p_is_open then
    return operator.refused('closed');
  end if;
  v_staker := operator.staker_refusal(g, p_session, p_now, p_idle_minutes, p_idle_seconds, p_max_seconds);
  if v_staker.code is not null then
    return operator.refused(v_staker.code);
  end if;
  if p_slip is not null then
    select * into v_slip from operator.slip where id = p_slip for no key update;
    if v_slip.account_id is distinct from p_account or not v_slip.is_open or v_slip.left_minor < p_stake then
      return operator.refused('slip_spent', jsonb_build_object('leftMinor', coalesce(v_slip.left_minor, 0)::text));
    end if;
  end if;
  if p_closing is not null then
    -- Shared with other bets; the closing transaction waits for them, and what comes later sees its clock.
    perform pg_advisory_xact_lock_shared(hashtextextended(p_closing, 3));
    select closes_at into v_closes from operator.issue_close where issue = p_closing;
    if v_closes is null or ledger.now() >= v_closes then
      return operator.refused('issue_closed', jsonb_build_object('closedAt', v_closes));
    end if;
  end if;
  if w.id is null then
    w.account_id := p_account;
    w.brand_code := g.brand_code;
    w.product := p_product;
    w.engine := p_engine;
    w.engine_ref := operator.pack_ref(p_ref);
    w.node_id := p_node;
    w.issue := p_issue;
    w.stake_minor := 0;
    w.payout_minor := 0;
    w.version := 0;
    w.status := case when p_pending then 'p' else 'o' end;
    w.facts := p_facts;
    if p_exposure is not null then
      w.facts := coalesce(w.facts, '{}') || jsonb_build_object('exposure', p_exposure);
    end if;
  end if;
  v_wager := w.id;
  if p_slip is null and p_exposure is null then
    a := operator.add_stake(g, w, p_stake, v_key, p_request, null, v_name, p_now, p_session);
  else
    -- Room under a cap is taken before the ledger decides: its refusal undoes the block.
    begin
      for e in select key, value::bigint as minor from jsonb_each_text(coalesce(p_exposure, '{}')) order by key loop
        if not operator.reserve_exposure(e.key, operator.stripe_of(e.key, p_account), e.minor) then
          a := operator.refused('exposure_full', jsonb_build_object('key', e.key));
          raise exception using errcode = 'PLAY1';
        end if;
      end loop;
      if p_slip is null then
        a := operator.add_stake(g, w, p_stake, v_key, p_request, null, v_name, p_now, p_session);
      else
        a := operator.place_on_slip(g, w, v_slip, p_stake, v_key, p_request, null, v_name);
      end if;
      if a.code <> 'ok' then
        raise exception using errcode = 'PLAY1';
      end if;
    exception when sqlstate 'PLAY1' then
      return a;
    end;
  end if;
  if a.code <> 'ok' then
    return a;
  end if;
  if p_legs is not null and v_wager is null then
    insert into operator.wager_leg (wager_id, leg, play, selection, odds)
    select a.wager_id, l.leg, l.play, l.selection, l.odds
    from jsonb_to_recordset(p_legs) as l(leg smallint, play text, selection text, odds bigint);
  end if;
  if v_staker.is_stale then
    perform operator.touch_session(p_session, p_now, p_idle_seconds, p_max_seconds);
  end if;
  return a;
end $$;

-- The gate and the wager under its lock; a code when there is none, and the kept answer of a repeat.
create function operator.begin_act(
  p_wager bigint, p_key uuid, p_request uuid, out g operator.stake_gate, out w operator.open_wager, out a operator.play_answer
) language plpgsql as $$
begin
  w := operator.find_wager(p_wager);
  if w.id is null then
    a := operator.refused('unknown_wager');
    return;
  end if;
  select * into g from operator.stake_gate where account_id = w.account_id for no key update;
  a := operator.kept_answer(p_key, p_request);
  if a.code is null then
    w := operator.find_wager(p_wager);
  end if;
end $$;

create function operator.accept_wager(p_wager bigint, p_key text, p_request uuid)
returns operator.play_answer language plpgsql set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  b record := operator.begin_act(p_wager, ledger.hash16(p_key), p_request);
  a operator.play_answer := b.a;
  w operator.open_wager := b.w;
begin
  if a.code is not null then
    return a;
  end if;
  if w.status <> 'p' then
    return operator.refused('not_pending');
  end if;
  a := operator.note_act(b.g, w.id, 'a', 'bet', w.stake_minor, ledger.hash16(p_key), p_request, null);
  if a.code <> 'ok' then
    return a;
  end if;
  update operator.open_wager set status = 'o' where id = w.id;
  perform operator.emit(w.brand_code, w.account_id, 'wager.placed',
    jsonb_build_object('wagerId', w.id, 'actId', a.act_id, 'product', w.product, 'nodeId', w.node_id, 'stakeMinor', w.stake_minor,
      'balanceMinor', a.balance_minor));
  return a;
end $$;

create function operator.pay_wager(p_wager bigint, p_key text, p_request uuid, p_amount bigint)
returns operator.play_answer language plpgsql set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  b record := operator.begin_act(p_wager, ledger.hash16(p_key), p_request);
  a operator.play_answer := b.a;
  w operator.open_wager := b.w;
begin
  if a.code is not null then
    return a;
  end if;
  if w.status <> 'o' then
    return operator.refused(case w.status when 'p' then 'pending' when 'v' then 'voided' else 'already_settled' end);
  end if;
  return operator.pay_open(b.g, w, p_amount, ledger.hash16(p_key), p_request, null);
end $$;

-- What an ended wager's result becomes: for each credit, the new (paid − captured) less the old one. What a wallet no
-- longer has is owed.
create function operator.change_result(
  g operator.stake_gate, w operator.open_wager, p_status "char", p_payout bigint, p_valid bigint, p_version smallint,
  p_key uuid, p_request uuid, p_owed text, p_house_owed text
) returns operator.play_answer language plpgsql as $$
declare
  a operator.play_answer;
  l ledger.answer;
  v_credits bigint[] := coalesce(w.credits, g.credits[1:1]);
  v_parts bigint[] := coalesce(w.parts, array[w.stake_minor]);
  v_stake bigint := (select sum(p) from unnest(coalesce(w.parts, array[w.stake_minor])) p);
  v_none bigint[] := array_fill(0::bigint, array[cardinality(v_parts)]);
  v_paid_before bigint[];
  v_paid bigint[];
  v_change bigint[];
  v_act operator.act;
  v_sources bigint[];
  v_destinations bigint[];
  v_amounts bigint[];
  v_lines record;
  v_short bigint;
  v_has bigint;
  v_to bigint;
begin
  if w.parts is null then
    v_paid_before := array[w.payout_minor];
  else
    execute 'select coalesce(array_agg(minor order by place), $2) from (
      select u.place, sum(u.minor)::bigint as minor
      from operator.act t, unnest(coalesce(t.parts, array[t.paid_minor])) with ordinality as u(minor, place)
      where t.wager_id = $1 and t.id >= $1 - 4096 and t.paid_minor is not null group by u.place) s'
    into v_paid_before using w.id, v_none;
    v_paid_before := operator.plus(v_none, v_paid_before);
  end if;
  v_paid := operator.split(p_payout, v_parts);
  v_change := operator.plus(
    operator.plus(v_paid, case p_status when 'v' then v_none else v_parts end, -1),
    operator.plus(v_paid_before, case w.status when 'v' then v_none else v_parts end, -1), -1);
  for v_attempt in 1 .. 3 loop
    v_lines := operator.payout_lines(g, v_credits, (select array_agg(greatest(c, 0) order by place)
      from unnest(v_change) with ordinality as u(c, place)));
    v_sources := v_lines.sources;
    v_destinations := v_lines.destinations;
    v_amounts := v_lines.amounts;
    v_short := 0;
    for i in 1 .. cardinality(v_change) loop
      continue when v_change[i] >= 0;
      v_to := operator.destination_of(v_credits[i]);
      continue when v_to = g.house_account;
      -- What this act itself pays to that credit can be taken again.
      select c.balance_minor into v_has from ledger.account c where c.account_id = v_to;
      v_has := least(v_has, -v_change[i]);
      if v_has > 0 then
        v_sources := v_sources || v_to;
        v_destinations := v_destinations || g.house_account;
        v_amounts := v_amounts || v_has;
      end if;
      v_short := v_short - v_change[i] - v_has;
    end loop;
    if v_short > 0 then
      if g.owed_account is null then
        perform ledger.open_account(p_owed, c.currency, c.brand, true, false)
        from ledger.account c where c.account_id = g.credits[1];
        select account_id into g.owed_account from ledger.account where ref = p_owed;
        select account_id into g.house_owed_account from ledger.account where ref = p_house_owed;
        update operator.stake_gate set owed_account = g.owed_account, house_owed_account = g.house_owed_account
        where account_id = g.account_id;
      end if;
      v_sources := v_sources || g.house_owed_account;
      v_destinations := v_destinations || g.owed_account;
      v_amounts := v_amounts || v_short;
    end if;
    l := ledger.post_by_id(p_key, 'bet-corrected', 'B' || w.id, '', v_sources, v_destinations, v_amounts);
    -- A withdrawal may have taken of a wallet since it was read.
    exit when l.outcome <> 'insufficient_funds';
  end loop;
  if l.outcome <> 'posted' or l.replayed then
    raise exception 'the ledger answered % (%)', l.outcome, l.detail using errcode = 'serialization_failure';
  end if;
  a := row('ok', null, operator.balance_in(l, g.credits[1]), l.transfer_id, w.id, false);
  v_act.id := l.transfer_id;
  v_act.wager_id := w.id;
  v_act.kind := 'r';
  v_act.amount_minor := p_payout - w.payout_minor;
  v_act.balance_minor := a.balance_minor;
  v_act.captured_minor := case p_status when 'v' then 0 else v_stake end - case w.status when 'v' then 0 else v_stake end;
  v_act.valid_minor := p_valid - coalesce(w.valid_minor, 0);
  v_act.paid_minor := p_payout - w.payout_minor;
  v_act.parts := case when w.parts is not null then operator.plus(v_paid, v_paid_before, -1) end;
  v_act.request_hash := p_request;
  perform operator.write_act(v_act);
  execute 'update operator.ended_wager set status = $2, version = $3, payout_minor = $4, valid_minor = $5, stake_minor = $6,
    settled_at = $7 where id = $1'
  using w.id, p_status, p_version, p_payout, p_valid, case p_status when 'v' then 0 else v_stake end, ledger.now();
  perform operator.count_play(g, 0, -(select sum(c)::bigint from unnest(v_change) c));
  perform operator.emit(w.brand_code, w.account_id, 'wager.resettled',
    jsonb_build_object('wagerId', w.id, 'actId', l.transfer_id, 'product', w.product, 'nodeId', w.node_id,
      'capturedMinor', v_act.captured_minor, 'validMinor', v_act.valid_minor, 'payoutMinor', v_act.paid_minor, 'version', p_version,
      'owedMinor', v_short, 'balanceMinor', a.balance_minor));
  return a;
end $$;

create function operator.keep_leg_results(p_wager bigint, p_results jsonb) returns void language plpgsql as $$
begin
  execute 'update operator.wager_leg l set result = r.result
    from jsonb_to_recordset($2) as r(leg smallint, result jsonb) where l.wager_id = $1 and l.leg = r.leg'
  using p_wager, p_results;
end $$;

-- Ends a wager with a result, or gives an ended one a result of a higher version (also one that was void). The same
-- version or a lower one changes nothing. `p_valid` null: all of the stake counts.
create function operator.settle_wager(
  p_wager bigint, p_key text, p_request uuid, p_payout bigint, p_valid bigint, p_version smallint, p_results jsonb,
  p_again boolean, p_owed text, p_house_owed text
) returns operator.play_answer language plpgsql set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_key uuid := ledger.hash16(p_key);
  b record := operator.begin_act(p_wager, v_key, p_request);
  a operator.play_answer := b.a;
  g operator.stake_gate := b.g;
  w operator.open_wager := b.w;
  v_stake bigint;
begin
  if a.code is not null then
    return a;
  end if;
  if w.status = 'p' then
    return operator.refused('pending');
  elsif w.status = 'o' and p_again then
    return operator.refused('still_open');
  elsif w.status <> 'o' and p_version <= w.version then
    return operator.refused('already_settled', jsonb_build_object('version', w.version));
  end if;
  v_stake := (select sum(p) from unnest(coalesce(w.parts, array[w.stake_minor])) p);
  if p_valid > v_stake or p_valid < 0 then
    return operator.refused('valid_above_stake');
  end if;
  if w.status = 'o' then
    a := operator.settle_open(g, w, 's', p_payout, coalesce(p_valid, v_stake), p_version, v_key, p_request, null);
  else
    a := operator.change_result(g, w, 's', p_payout, coalesce(p_valid, v_stake), p_version, v_key, p_request, p_owed, p_house_owed);
  end if;
  if a.code = 'ok' and p_results is not null then
    perform operator.keep_leg_results(w.id, p_results);
  end if;
  return a;
end $$;

-- Gives all of a wager's stake back. One that has ended is voided by a higher version, and what it paid is taken back.
create function operator.void_wager(
  p_wager bigint, p_key text, p_request uuid, p_version smallint, p_owed text, p_house_owed text
) returns operator.play_answer language plpgsql set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_key uuid := ledger.hash16(p_key);
  b record := operator.begin_act(p_wager, v_key, p_request);
  a operator.play_answer := b.a;
  g operator.stake_gate := b.g;
  w operator.open_wager := b.w;
begin
  if a.code is not null then
    return a;
  end if;
  if w.status in ('o', 'p') then
    if w.payout_minor > 0 then
      return operator.refused('already_paid');
    end if;
    return operator.give_back(g, w, w.stake_minor, w.parts, true, coalesce(p_version, 1::smallint), v_key, p_request, null);
  elsif p_version is null or p_version <= w.version then
    return operator.refused(case w.status when 'v' then 'voided' else 'already_settled' end,
      jsonb_build_object('version', w.version));
  end if;
  return operator.change_result(g, w, 'v', 0, 0, p_version, v_key, p_request, p_owed, p_house_owed);
end $$;

-- Ends an open wager, or a part of it, for an offer. A part becomes a wager of its own, a child on the same hold.
create function operator.cash_out_wager(
  p_wager bigint, p_key text, p_request uuid, p_stake bigint, p_offer bigint, p_valid bigint
) returns operator.play_answer language plpgsql set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_key uuid := ledger.hash16(p_key);
  b record := operator.begin_act(p_wager, v_key, p_request);
  a operator.play_answer := b.a;
  g operator.stake_gate := b.g;
  w operator.open_wager := b.w;
  child operator.open_wager;
begin
  if a.code is not null then
    return a;
  end if;
  if w.status <> 'o' then
    return operator.refused(case w.status when 'p' then 'pending' when 'v' then 'voided' else 'already_settled' end);
  elsif coalesce(p_stake, 1) <= 0 or p_stake > w.stake_minor then
    return operator.refused('stake_above_open', jsonb_build_object('openMinor', w.stake_minor::text));
  end if;
  if p_stake is null or p_stake = w.stake_minor then
    perform operator.release_exposure(w, 1, 1);
    a := operator.settle_open(g, w, 'c', p_offer, p_valid, 1::smallint, v_key, p_request, null);
    if a.code <> 'ok' then
      raise exception 'a cash-out was answered %', a.code using errcode = 'serialization_failure';
    end if;
    return a;
  end if;
  child := w;
  child.id := ledger.new_id(0);
  child.stake_minor := p_stake;
  child.payout_minor := 0;
  child.parts := case when w.parts is not null then operator.split(p_stake, w.parts) end;
  child.facts := coalesce(w.facts, '{}') - 'exposure' - 'cancelled' || jsonb_build_object('parent', w.id);
  w.facts := operator.release_exposure(w, p_stake, w.stake_minor);
  update operator.open_wager set stake_minor = w.stake_minor - p_stake, facts = w.facts,
    parts = case when w.parts is not null then operator.plus(w.parts, child.parts, -1) end
  where id = w.id;
  a := operator.settle_open(g, child, 'c', p_offer, p_valid, 1::smallint, v_key, p_request, null);
  if a.code <> 'ok' then
    raise exception 'a cash-out was answered %', a.code using errcode = 'serialization_failure';
  end if;
  execute 'insert into operator.wager_leg (wager_id, leg, play, selection, odds)
    select $2, leg, play, selection, odds from operator.wager_leg where wager_id = $1' using w.id, child.id;
  return a;
end $$;

-- Many results of one event, at most 100 accounts at once, in the order of their gates.
create function operator.settle_wagers(p_results jsonb, p_owed text[], p_house_owed text)
returns table (wager_id bigint, code text) language plpgsql
set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  r record;
  a operator.play_answer;
begin
  if jsonb_array_length(p_results) > 100 then
    raise exception 'at most 100 results at once' using errcode = 'invalid_parameter_value';
  end if;
  for r in
    select e.*, (operator.find_wager(e.wager)).account_id as account, p_owed[e.place] as owed
    from (select x.*, row_number() over () as place from jsonb_to_recordset(p_results) as x(wager bigint, key text,
      request uuid, payout bigint, valid bigint, version smallint, results jsonb, again boolean)) e
    order by account, wager
  loop
    a := operator.settle_wager(r.wager, r.key, r.request, r.payout, r.valid, r.version, r.results, r.again, r.owed, p_house_owed);
    wager_id := r.wager;
    code := a.code;
    return next;
  end loop;
end $$;

-- A slip: one stake for several wagers, placed now or as issues open. The gate counts the whole sum.
create function operator.open_slip(
  p_account bigint, p_key text, p_request uuid, p_kind text, p_total bigint, p_rule jsonb, p_session bigint, p_is_open boolean,
  p_now timestamptz, p_idle_minutes int, p_idle_seconds int, p_max_seconds int
) returns operator.play_answer language plpgsql set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  g operator.stake_gate;
  a operator.play_answer;
  l ledger.answer;
  v_staker record;
  v_key uuid := ledger.hash16(p_key);
  v_slip operator.slip;
  v_parts bigint[] := array[p_total];
  v_act operator.act;
begin
  select * into g from operator.stake_gate where account_id = p_account for no key update;
  if not found then
    return operator.refused('no_gate');
  end if;
  a := operator.kept_answer(v_key, p_request);
  if a.code is not null then
    a.wager_id := (select (t.facts ->> 'slip')::bigint from operator.act t where t.id = a.act_id);
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

-- Ends a slip: what no wager has taken goes back.
create function operator.close_slip(p_slip bigint, p_key text, p_request uuid)
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

-- Until when an issue takes bets. Waits for the bets that are under way; afterwards their list is final.
create function operator.close_issue(p_issue text, p_at timestamptz) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(p_issue, 3));
  insert into operator.issue_close (issue, closes_at) values (p_issue, p_at)
  on conflict (issue) do update set closes_at = excluded.closes_at;
end $$;

-- The most that is taken under a key, spread over stripes. What is reserved stays reserved.
create function operator.set_cap(p_key text, p_cap bigint, p_stripes int) returns void language plpgsql as $$
declare
  v_count int;
begin
  perform 1 from operator.exposure where key = p_key order by stripe for update;
  select count(*) into v_count from operator.exposure where key = p_key;
  if v_count = 0 then
    insert into operator.exposure (key, stripe, cap_minor)
    select p_key, s, p_cap / p_stripes + case when s < p_cap % p_stripes then 1 else 0 end
    from generate_series(0, p_stripes - 1) s;
    return;
  end if;
  -- The stripes stay: accounts are assigned to them. Room that is left is spread evenly, a cap below what is reserved
  -- leaves none.
  with e as (
    select stripe, liability_minor, greatest(p_cap - sum(liability_minor) over (), 0)::bigint as free
    from operator.exposure where key = p_key
  )
  update operator.exposure x set cap_minor = e.liability_minor + e.free / v_count
    + case when e.stripe < e.free % v_count then 1 else 0 end
  from e where x.key = p_key and x.stripe = e.stripe;
end $$;
