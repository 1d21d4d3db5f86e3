-- From which credits a stake comes, in their order; null when they have not enough.
create or replace function operator.fund(p_credits bigint[], p_amount bigint) returns bigint[] language plpgsql as $$
declare
  v_left bigint := p_amount;
  v_parts bigint[] := '{}';
  c record;
begin
  for c in
    select u.place, a.balance_minor from unnest(p_credits) with ordinality as u(id, place)
    join ledger.account a on a.account_id = u.id order by u.place
  loop
    v_parts[c.place] := least(c.balance_minor, v_left);
    v_left := v_left - v_parts[c.place];
  end loop;
  return case when v_left = 0 then v_parts end;
end $$;
