-- A member's own cancellation: the stake of an undecided bet goes back until its issue closes. The close is compared under
-- the issue's shared lock, as a stake's is: once the issue is closed, the list of its bets is final.
create or replace function operator.cancel_wager(p_wager bigint, p_key text, p_request uuid, p_account bigint, p_closing text)
returns operator.play_answer language plpgsql set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_key uuid := ledger.hash16(p_key);
  b record := operator.begin_act(p_wager, v_key, p_request);
  a operator.play_answer := b.a;
  w operator.open_wager := b.w;
  v_closes timestamptz;
begin
  if w.account_id is distinct from p_account then
    return operator.refused('unknown_wager');
  elsif a.code is not null then
    return a;
  elsif w.status not in ('o', 'p') then
    return operator.refused(case w.status when 'v' then 'voided' else 'already_settled' end);
  elsif w.payout_minor > 0 then
    return operator.refused('already_paid');
  end if;
  perform pg_advisory_xact_lock_shared(hashtextextended(p_closing, 3));
  select closes_at into v_closes from operator.issue_close where issue = p_closing;
  if v_closes is null or ledger.now() >= v_closes then
    return operator.refused('issue_closed', jsonb_build_object('closedAt', v_closes));
  end if;
  return operator.give_back(b.g, w, w.stake_minor, w.parts, true, 1::smallint, v_key, p_request, null);
end $$;
