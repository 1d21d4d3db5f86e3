create or replace function operator.plus(p_one bigint[], p_other bigint[], p_sign int default 1) returns bigint[]
language sql immutable as $$
  select array_agg(coalesce(a, 0) + p_sign * coalesce(b, 0) order by place)
  from unnest(p_one, p_other) with ordinality as u(a, b, place)
$$;
