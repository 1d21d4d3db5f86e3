-- Makes the log's partitions for the days up to `p_until`, with the owner's rights: the application may not make tables.
-- A table that is attached afterwards does not make readers wait.
create or replace function operator.make_event_days(p_from date, p_until date) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_day date; v_name text; v_made int := 0;
begin
  perform pg_advisory_xact_lock(7377251924);
  for v_day in select d::date from generate_series(p_from, least(p_until, p_from + 31), interval '1 day') d loop
    v_name := 'event_' || to_char(v_day, 'YYYYMMDD');
    continue when to_regclass('operator.' || v_name) is not null;
    execute format('create table operator.%I (like operator.event including all)', v_name);
    execute format('alter table operator.event attach partition operator.%I for values from (%L) to (%L)',
      v_name, v_day, v_day + 1);
    v_made := v_made + 1;
  end loop;
  return v_made;
end $$;
