-- A rebate of an open wager, which its result follows.
create or replace function operator.pay_rebate(p_wager bigint, p_key text, p_request uuid, p_amount bigint)
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
  update operator.open_wager set facts = coalesce(facts, '{}') || jsonb_build_object('rebate', p_amount::text)
  where id = w.id;
  return operator.pay_open(b.g, w, p_amount, ledger.hash16(p_key), p_request, null, 'rebate');
end $$;
