-- Ends a wager with a result, or gives an ended one a result of a higher version (also one that was void). The same
-- version or a lower one changes nothing. `p_valid` null: all of the stake counts.
create or replace function operator.settle_wager(
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
