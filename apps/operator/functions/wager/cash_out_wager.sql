-- Ends an open wager, or a part of it, for an offer. A part becomes a wager of its own, a child on the same hold.
create or replace function operator.cash_out_wager(
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
