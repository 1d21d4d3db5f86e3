-- The lines of a slip: each as a wager, what was chosen of each (`p_bets`, in the same order), and their caps. Answers as
-- `place_wagers`; a further row says that a line's sale was over when its wager got its number, which says when it was
-- placed (`line`, from 0), or that a cap has no room (`key`).
create or replace function operator.place_lottery_bets(
  p_account bigint, p_wagers jsonb, p_bets jsonb, p_cap_keys text[], p_cap_minors bigint[], p_session bigint,
  p_is_open boolean, p_now timestamptz, p_idle_minutes int, p_idle_seconds int, p_max_seconds int
) returns setof operator.play_answer language plpgsql
set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  a operator.play_answer;
  v_ids bigint[] := '{}';
  v_late record;
  v_full text;
begin
  for a in
    select p.* from operator.place_wagers(
      p_account, p_wagers, p_session, p_is_open, p_now, p_idle_minutes, p_idle_seconds, p_max_seconds) p
  loop
    return next a;
    if a.code <> 'ok' then
      return;
    end if;
    v_ids := v_ids || a.wager_id;
  end loop;

  insert into operator.lottery_bet (wager_id, issue_id, second_issue_id, account_id, play, selection, bets, units, unit_minor,
    stake_minor, largest_win_minor, odds, prize_level, rebate_minor, nonce, placed_at)
  select v_ids[b.place], b.issue_id, b.second_issue_id, p_account, b.play, b.selection, b.bets, b.units, b.unit_minor,
    b.stake_minor, b.largest_win_minor, b.odds, b.prize_level, b.rebate_minor, b.nonce, ledger.time_of(v_ids[b.place])
  from rows from (jsonb_to_recordset(p_bets) as (
    issue_id bigint, second_issue_id bigint, play text, selection jsonb, bets bigint, units bigint, unit_minor bigint,
    stake_minor bigint, largest_win_minor bigint, odds jsonb, prize_level int, rebate_minor bigint, nonce text
  )) with ordinality as b (issue_id, second_issue_id, play, selection, bets, units, unit_minor, stake_minor,
    largest_win_minor, odds, prize_level, rebate_minor, nonce, place);

  select b.place - 1 as line, b.closes_at into v_late
  from rows from (jsonb_to_recordset(p_bets) as (closes_at timestamptz)) with ordinality as b (closes_at, place)
  where ledger.time_of(v_ids[b.place]) >= b.closes_at order by b.place limit 1;
  if found then
    return next operator.refused('issue_closed', jsonb_build_object('closedAt', v_late.closes_at, 'line', v_late.line));
    return;
  end if;

  v_full := operator.reserve_all(p_account, p_cap_keys, p_cap_minors);
  if v_full is not null then
    return next operator.refused('exposure_full', jsonb_build_object('key', v_full));
  end if;
end $$;
