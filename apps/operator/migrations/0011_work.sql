-- Owed work: what leaves the process, what time owes, what one transaction leaves to another. It replaces due columns,
-- timers in memory and calls from inside of transactions. The ADR "Work" says how it is claimed and finished.

create table operator.work (
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
create index work_due on operator.work (due_at, id) where state = 'open';
create index work_lane on operator.work (lane, id) where state in ('open', 'failed') and lane is not null;
create index work_failed on operator.work (id) where state = 'failed';
create index work_ended on operator.work (ended_at) where state in ('done', 'dropped');

create table operator.work_calendar (
  name text primary key,
  made_to timestamptz not null
);
