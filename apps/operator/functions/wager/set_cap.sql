-- The most that is taken under a key, spread over stripes. What is reserved stays reserved.
create or replace function operator.set_cap(p_key text, p_cap bigint, p_stripes int) returns void language plpgsql as $$
declare
  v_count int;
begin
  perform 1 from operator.exposure where key = p_key order by stripe for update;
  select count(*) into v_count from operator.exposure where key = p_key;
  if v_count = 0 then
    insert into operator.exposure (key, stripe, cap_minor)
    select p_key, s, p_cap / p_stripes + case when s < p_cap % p_stripes then 1 else 0 end
    from generate_series(0, p_stripes - 1) s;
    return;
  end if;
  -- The stripes stay: accounts are assigned to them. Room that is left is spread evenly, a cap below what is reserved
  -- leaves none.
  with e as (
    select stripe, liability_minor, greatest(p_cap - sum(liability_minor) over (), 0)::bigint as free
    from operator.exposure where key = p_key
  )
  update operator.exposure x set cap_minor = e.liability_minor + e.free / v_count
    + case when e.stripe < e.free % v_count then 1 else 0 end
  from e where x.key = p_key and x.stripe = e.stripe;
end $$;
