-- Whether the account and its session may stake. Playing keeps a session alive, but its row is written at most once in
-- a minute: the gate has the last stake exactly.
create or replace function operator.staker_refusal(
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
