-- A stake. `p_further` lets it join an open wager of that name; `p_pending` waits for `accept_wager`.
create or replace function operator.place_wager(
  p_account bigint, p_key text, p_request uuid, p_product text, p_engine text, p_ref text, p_node bigint, p_issue text,
  p_closing text, p_slip bigint, p_stake bigint, p_further boolean, p_pending boolean, p_legs jsonb, p_exposure jsonb,
  p_facts jsonb, p_session bigint, p_is_open boolean, p_now timestamptz, p_idle_minutes int, p_idle_seconds int,
  p_max_seconds int
) returns operator.play_answer language plpgsql set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_key uuid := ledger.hash16(p_key);
  b record := operator.begin_stake(p_account, v_key, p_request);
  g operator.stake_gate := b.g;
  a operator.play_answer := b.a;
  w operator.open_wager;
  v_slip operator.slip;
  v_staker record;
  v_name uuid := ledger.hash16('round:' || p_engine || ':' || p_ref);
  v_wager bigint;
  v_closes timestamptz;
  e record;
begin
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
