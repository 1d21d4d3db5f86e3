create or replace function operator.taken_in_order(p_amount bigint, p_parts bigint[]) returns bigint[] language plpgsql immutable as $$
declare
  v_left bigint := p_amount;
  v_taken bigint[] := '{}';
begin
  for i in 1 .. cardinality(p_parts) loop
    v_taken[i] := least(v_left, p_parts[i]);
    v_left := v_left - v_taken[i];
  end loop;
  return v_taken;
end $$;
