create or replace function operator.refused(p_code text, p_detail jsonb default null) returns operator.play_answer
language sql immutable as $$
  select row(p_code, p_detail, null, null, null, null)::operator.play_answer
$$;
