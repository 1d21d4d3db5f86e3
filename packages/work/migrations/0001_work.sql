-- Owed work, the calendars that make it ahead, and scheduled work. ADR 20 says how work is claimed and finished, ADR 32
-- what the schema in braces is.

create table {schema}.work (
  id bigint generated always as identity primary key,
  kind text not null,
  key text not null,
  lane text,
  payload jsonb not null,
  due_at timestamptz not null,
  state text not null default 'open',
  attempts integer not null default 0,
  lease integer not null default 0,
  lease_until timestamptz,
  last_error text,
  owed_at timestamptz not null,
  ended_at timestamptz,
  constraint work_key_unique unique (key),
  constraint work_state_known check (state in ('open', 'done', 'failed', 'dropped')),
  constraint work_ended_once check ((state = 'open') = (ended_at is null))
) with (
  -- A queue: rows change three times in a second and then stay. Vacuum after so many changes, whatever its size.
  fillfactor = 70,
  autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_insert_threshold = 2000, autovacuum_vacuum_insert_scale_factor = 0,
  autovacuum_analyze_threshold = 2000, autovacuum_analyze_scale_factor = 0
);
create index work_due on {schema}.work (due_at, id) where state = 'open';
create index work_lane on {schema}.work (lane, id) where state in ('open', 'failed') and lane is not null;
create index work_failed on {schema}.work (id) where state = 'failed';
create index work_ended on {schema}.work (ended_at) where state in ('done', 'dropped');

create table {schema}.work_calendar (
  name text primary key,
  made_to timestamptz not null
);

create table {schema}.job_slot (
  name text not null,
  slot timestamptz not null,
  done_at timestamptz not null,
  constraint job_slot_name_slot_pk primary key (name, slot)
);
