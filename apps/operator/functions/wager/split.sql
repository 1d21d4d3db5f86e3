-- An amount in proportion to the parts: whole units, the largest remainders first. Nothing to go by: all to the first.
create or replace function operator.split(p_amount bigint, p_parts bigint[]) returns bigint[] language sql immutable as $$
  select case
    when cardinality(p_parts) = 1 then array[p_amount]
    when coalesce((select sum(p) from unnest(p_parts) p), 0) = 0
      then array[p_amount] || array_fill(0::bigint, array[cardinality(p_parts) - 1])
    else (
      with share as (
        select place, div(p_amount::numeric * part, sum(part) over ()) as whole,
          mod(p_amount::numeric * part, sum(part) over ()) as rest
        from unnest(p_parts) with ordinality as u(part, place)
      ), ranked as (
        select place, whole, row_number() over (order by rest desc, place) as rank,
          p_amount - sum(whole) over () as spare
        from share
      )
      select array_agg((whole + case when rank <= spare then 1 else 0 end)::bigint order by place) from ranked
    ) end
$$;
