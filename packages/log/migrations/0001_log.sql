-- The log of events. ADR 21 says how events get their places, ADR 33 what the schema in braces is.

-- Events that wait for their place: what a writer's transaction leaves.
create table {schema}.event_new (
  seq bigint generated always as identity primary key,
  brand text not null,
  account_id bigint,             -- null: it is about the brand as a whole
  topic text not null,
  facts jsonb not null,          -- identifiers and amounts; no personal data
  at timestamptz not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000,
  autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 20000,
  autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 20000);

-- One partition for each day (UTC) of the hand-out, not of the event: the day then rises with `pos`, and an event that
-- waited through an outage still has a partition.
create table {schema}.event (
  pos bigint not null,
  handed_on date not null,
  brand text not null,
  account_id bigint,
  topic text not null,
  facts jsonb not null,
  at timestamptz not null,
  primary key (pos, handed_on)
) partition by range (handed_on);

-- The last place given. The largest `pos` would not do: retention empties the log. The epoch tells a client's offset in
-- this log from one in another.
create table {schema}.event_head (
  is_only boolean primary key default true check (is_only),
  pos bigint not null default 0,
  epoch uuid not null default gen_random_uuid()
) with (fillfactor = 50);
insert into {schema}.event_head default values;

-- How far each consumer has come; a lane takes the accounts whose id leaves its number as remainder.
create table {schema}.consumer (
  name text not null,
  lane smallint not null,
  pos bigint not null,
  failures smallint not null default 0,
  last_error text,
  stopped_at timestamptz,        -- set: it waits for staff, since an event failed three times
  primary key (name, lane)
) with (fillfactor = 50);

-- Writes an event in the caller's transaction. Events of one account keep their order if its transactions run one after
-- another (they hold a lock of the account until they commit); between accounts there is no order.
create function {schema}.emit(p_brand text, p_account bigint, p_topic text, p_facts jsonb)
returns void language plpgsql volatile set plan_cache_mode = force_generic_plan as $$
begin
  insert into {schema}.event_new (brand, account_id, topic, facts, at)
  values (p_brand, p_account, p_topic, p_facts, clock_timestamp());
end $$;

-- Makes the log's partitions for the days up to `p_until`, with the owner's rights: the application may not make tables.
-- A table that is attached afterwards does not make readers wait.
create function {schema}.make_event_days(p_from date, p_until date) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_day date; v_name text; v_made int := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('{schema}.event', 0));
  for v_day in select d::date from generate_series(p_from, least(p_until, p_from + 31), interval '1 day') d loop
    v_name := 'event_' || to_char(v_day, 'YYYYMMDD');
    continue when to_regclass('{schema}.' || v_name) is not null;
    execute format('create table {schema}.%I (like {schema}.event including all)', v_name);
    execute format('alter table {schema}.event attach partition {schema}.%I for values from (%L) to (%L)',
      v_name, v_day, v_day + 1);
    v_made := v_made + 1;
  end loop;
  return v_made;
end $$;

-- Drops the days before `p_before` that every consumer has read to the end; a stopped consumer keeps the log.
create function {schema}.drop_event_days(p_before date) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_name text; v_last bigint; v_slowest bigint; v_dropped int := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('{schema}.event', 0));
  select coalesce(min(pos), 9223372036854775807) into v_slowest from {schema}.consumer;
  for v_name in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = '{schema}.event'::regclass and c.relname ~ '^event_[0-9]{8}$'
      and to_date(substring(c.relname from 7), 'YYYYMMDD') < p_before
    order by 1
  loop
    execute format('select coalesce(max(pos), 0) from {schema}.%I', v_name) into v_last;
    exit when v_last > v_slowest;
    execute format('drop table {schema}.%I', v_name);
    v_dropped := v_dropped + 1;
  end loop;
  return v_dropped;
end $$;

-- Gives the next places to committed events, in the order of `seq`: one relay at a time, whatever commits late is still
-- in the list at the next call. One notice for all of them, never one in a writer's transaction: a NOTIFY makes commits
-- queue for a lock of the whole server.
-- @returns how many; null while another relay works
create function {schema}.hand_out(p_limit int) returns int
language plpgsql volatile set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare v_head bigint; v_count int; v_today date;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('{schema}.event_head', 0)) then return null; end if;
  perform 1 from {schema}.event_new limit 1;
  if not found then return 0; end if;
  v_today := (clock_timestamp() at time zone 'UTC')::date;
  if to_regclass('{schema}.event_' || to_char(v_today, 'YYYYMMDD')) is null then
    perform {schema}.make_event_days(v_today, v_today + 1);
  end if;
  select pos into v_head from {schema}.event_head for no key update;
  with taken as materialized (
    delete from {schema}.event_new
    where seq = any (array(select seq from {schema}.event_new order by seq limit p_limit))
    returning seq, brand, account_id, topic, facts, at
  )
  insert into {schema}.event (pos, handed_on, brand, account_id, topic, facts, at)
  select v_head + row_number() over (order by seq), v_today, brand, account_id, topic, facts, at from taken;
  get diagnostics v_count = row_count;
  update {schema}.event_head set pos = v_head + v_count;
  perform pg_notify('{schema}_event', (v_head + v_count)::text);
  return v_count;
end $$;
