-- Holds the sum of several bets, as `open_slip` does with what `p_slip` has of it, and names the slip in each of them:
-- `p_wagers` comes back as `place_wagers` takes it. A single bet has no slip, and holds its own stake: null for `p_slip`.
create or replace function operator.hold_slip(
  p_account bigint, p_slip jsonb, inout p_wagers jsonb, p_session bigint, p_is_open boolean, p_now timestamptz,
  p_idle_minutes int, p_idle_seconds int, p_max_seconds int, out a operator.play_answer
) language plpgsql as $$
begin
  if p_slip is null then
    a.code := 'ok';
    return;
  end if;
  a := operator.open_slip(p_account, p_slip ->> 'key', (p_slip ->> 'request')::uuid, p_slip ->> 'kind',
    (p_slip ->> 'totalMinor')::bigint, p_slip -> 'rule', p_session, p_is_open, p_now, p_idle_minutes, p_idle_seconds,
    p_max_seconds);
  select jsonb_agg(e.wager || jsonb_build_object('slipId', a.wager_id) order by e.place) into p_wagers
  from jsonb_array_elements(p_wagers) with ordinality e (wager, place);
end $$;
