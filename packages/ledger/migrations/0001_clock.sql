-- The clock, and the numbers that carry its time.
--
-- A number is 41 bits of milliseconds since 2026 and 12 bits of a cycling counter: below 2^53 until 2095, so
-- JavaScript reads it exactly. It is a key, a time, a place in an account's order and a page's cursor in one.

create table ledger.setting (
  is_only boolean primary key default true check (is_only),
  -- Shifts the clock of a test's database. The clock is never frozen: numbers need it to move.
  clock_offset interval not null default '0',
  -- How many past weeks of transfers stay attached. With the current one and those made ahead: at most 60, since a
  -- fixed plan locks every attached partition before it picks one.
  keep_weeks int not null default 52 check (keep_weeks between 8 and 52),
  -- The weeks below this one are detached …
  first_week int not null default 0,
  -- … and the whole verification begins at this checkpoint.
  detached_by bigint
);
insert into ledger.setting default values;

create sequence ledger.tick minvalue 0 maxvalue 4095 cycle;

-- The clock that decides: the database's, or a shifted one in a test's database.
create function ledger.now() returns timestamptz language plpgsql volatile as $$
begin
  return clock_timestamp() + (select s.clock_offset from ledger.setting s where s.is_only);
end $$;

-- Shifts the clock, for a test's database; the application's role may not.
create function ledger.shift_clock(p_offset interval) returns void language sql as $$
  update ledger.setting set clock_offset = p_offset
$$;

-- The first number of an instant: what happened from then on is not below it.
create function ledger.id_at(p_at timestamptz) returns bigint language sql stable as $$
  select (floor(extract(epoch from p_at) * 1000)::bigint - 1767225600000) * 4096
$$;

create function ledger.time_of(p_id bigint) returns timestamptz language sql stable as $$
  select to_timestamp((p_id / 4096 + 1767225600000) / 1000.0)
$$;

-- A number for now that is above `p_after`, whatever the clock does. Another caller may be given the same one when
-- `p_after` leads it: insert with `on conflict do nothing`, and take the next.
create function ledger.new_id(p_after bigint default 0) returns bigint language plpgsql volatile as $$
begin
  return greatest(ledger.id_at(ledger.now()) + nextval('ledger.tick'), p_after + 1);
end $$;

-- Weeks are counted from 2026-01-01 00:00 UTC. What is partitioned by number shares their bounds.
create function ledger.week_of(p_id bigint) returns int language sql immutable as $$
  select (p_id / 2477260800000)::int
$$;

create function ledger.first_id_of(p_week int) returns bigint language sql immutable as $$
  select p_week * 2477260800000
$$;
