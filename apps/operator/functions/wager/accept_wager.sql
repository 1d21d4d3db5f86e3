create or replace function operator.accept_wager(p_wager bigint, p_key text, p_request uuid)
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
