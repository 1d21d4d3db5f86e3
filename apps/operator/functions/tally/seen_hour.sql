create or replace function operator.seen_hour(p_at timestamptz) returns timestamptz language sql immutable as $$
  select date_trunc('hour', p_at, 'UTC')
$$;
