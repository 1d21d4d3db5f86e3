-- Drops the days before `p_before` that every consumer has read to the end; a stopped consumer keeps the log.
create or replace function operator.drop_event_days(p_before date) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_name text; v_last bigint; v_slowest bigint; v_dropped int := 0;
begin
  perform pg_advisory_xact_lock(7377251924);
  select coalesce(min(pos), 9223372036854775807) into v_slowest from operator.consumer;
  for v_name in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'operator.event'::regclass and c.relname ~ '^event_[0-9]{8}$'
      and to_date(substring(c.relname from 7), 'YYYYMMDD') < p_before
    order by 1
  loop
    execute format('select coalesce(max(pos), 0) from operator.%I', v_name) into v_last;
    exit when v_last > v_slowest;
    execute format('drop table operator.%I', v_name);
    v_dropped := v_dropped + 1;
  end loop;
  return v_dropped;
end $$;
