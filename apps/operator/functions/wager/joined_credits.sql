-- Two lists of parts, by credit, as one: `p_credits` with what is new at its end.
create or replace function operator.joined_credits(p_credits bigint[], p_more bigint[]) returns bigint[] language sql immutable as $$
  select p_credits || coalesce(array_agg(c order by place) filter (where c <> all (p_credits)), '{}')
  from unnest(p_more) with ordinality as u(c, place)
$$;
