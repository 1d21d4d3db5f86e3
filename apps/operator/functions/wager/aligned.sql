-- Parts of some credits as a list for all of them.
create or replace function operator.aligned(p_all bigint[], p_credits bigint[], p_parts bigint[]) returns bigint[]
language sql immutable as $$
  select array_agg(coalesce(p_parts[array_position(p_credits, c)], 0) order by place)
  from unnest(p_all) with ordinality as u(c, place)
$$;
