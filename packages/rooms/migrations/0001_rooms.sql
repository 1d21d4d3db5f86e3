-- Rooms: what several seats share, such as a table or a crash round. The host names the schema when it applies this.

-- A process that serves rooms. It leads its rooms for as long as this row says, by the database's clock.
create table {schema}.process (
  id uuid primary key,
  kinds text[] not null,
  lease_until timestamptz not null
);

create table {schema}.room (
  id text primary key check (length(id) between 1 and 64),
  kind text not null,
  -- Part of what its chance is drawn from: a room that is made again under an old name draws other numbers.
  salt uuid not null default gen_random_uuid(),
  -- Kept as it was written: jsonb would give a successor the keys in another order than its writer had them in.
  state json not null,
  -- Acts and ticks so far.
  version bigint not null,
  -- The room's own time: that of its last act or tick, never earlier than the one before.
  played_to timestamptz not null,
  -- Of the next tick; null while the room waits for acts alone.
  due_at timestamptz,
  -- Whether there is one. The index has this and not the time, so that a tick writes no index.
  awake boolean not null,
  -- Rises with each change of the lead. What a leader writes has its own, or is not written.
  fence bigint not null default 0,
  leader uuid
) with (fillfactor = 50);

create index room_led on {schema}.room (kind, leader) where awake or leader is not null;

create table {schema}.act (
  id bigint generated always as identity primary key,
  -- Without a foreign key: its share of the room's row would be written for each act.
  room_id text not null,
  seat text not null check (length(seat) between 1 and 64),
  key text not null check (length(key) between 1 and 128),
  kind text not null check (kind in ('join', 'act', 'leave')),
  body jsonb not null,
  -- When it was written: the time that it counts at, however late a leader comes to it.
  written_at timestamptz not null,
  -- The room's version with it; null until then. So it is also its place in the order.
  version bigint,
  -- Null once it has a version: the rules failed.
  answer json,
  unique (room_id, seat, key)
);

create index act_open on {schema}.act (room_id, id) where version is null;
-- For the removal of old acts. They are in the order of their time, so a few pages of this tell where they are.
create index act_written on {schema}.act using brin (written_at);
