-- Gives all of a wager's stake back. One that has ended is voided by a higher version, and what it paid is taken back.
create or replace function operator.void_wager(
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
