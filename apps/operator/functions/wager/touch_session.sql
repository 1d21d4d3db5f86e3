create or replace function operator.touch_session(p_session bigint, p_now timestamptz, p_idle_seconds int, p_max_seconds int)
returns void language plpgsql as $$
begin
  update operator.session set last_seen_at = p_now,
    expires_at = least(created_at + make_interval(secs => p_max_seconds), p_now + make_interval(secs => p_idle_seconds))
  where id = p_session;
end $$;
