-- Makes the partitions of this week and of `p_ahead` more, with the owner's rights. Returns how many were missing.
create or replace function operator.make_play_weeks(p_ahead int default 4) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_week int := ledger.week_of(ledger.id_at(ledger.now()));
  v_made int := 0;
begin
  if p_ahead not between 0 and 7 then
    raise exception 'partitions are made 0 to 7 weeks ahead' using errcode = 'invalid_parameter_value';
  end if;
  for v_next in v_week .. v_week + p_ahead loop
    v_made := v_made + operator.make_play_week(v_next)::int;
  end loop;
  return v_made;
end $$;
