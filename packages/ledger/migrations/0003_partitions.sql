-- Transfers and postings by week. Partitions are made ahead, and on demand if that was missed. There is no default
-- partition: its rows would keep the right partition from being made, each attachment would lock and scan it, and
-- statements could not walk the partitions in order.

create function ledger.partition_of(p_table text, p_week int) returns text language sql immutable as $$
  select p_table || '_w' || lpad(p_week::text, 4, '0')
$$;

-- Makes the partitions of a week, if they are missing. Attaching, unlike `create table … partition of`, keeps
-- no transfer waiting; the lock that it takes also lets one caller at a time do it.
create function ledger.make_partition(p_week int) returns boolean language plpgsql as $$
declare
  v_table text;
  v_name text;
begin
  lock table ledger.transfer in share update exclusive mode;
  if to_regclass('ledger.' || ledger.partition_of('transfer', p_week)) is not null then
    return false;
  end if;
  foreach v_table in array array['transfer', 'posting'] loop
    v_name := ledger.partition_of(v_table, p_week);
    execute format('create table ledger.%I (like ledger.%I including all)', v_name, v_table);
    -- A trigger of the parent does not see statements that name the partition.
    execute format('create trigger never_edited before update or delete or truncate on ledger.%I
      for each statement execute function ledger.refuse_edit()', v_name);
    execute format('alter table ledger.%I attach partition ledger.%I for values from (%s) to (%s)',
      v_table, v_name, ledger.first_id_of(p_week), ledger.first_id_of(p_week + 1));
  end loop;
  return true;
end $$;

-- Makes the partitions of this week and of `p_ahead` more. Returns how many weeks were missing.
create function ledger.make_partitions(p_ahead int default 4)
returns int language plpgsql security definer set search_path = '' as $$
declare
  v_week int := ledger.week_of(ledger.id_at(ledger.now()));
  v_made int := 0;
begin
  if p_ahead not between 0 and 7 then
    raise exception 'partitions are made 0 to 7 weeks ahead' using errcode = 'invalid_parameter_value';
  end if;
  for v_next in v_week .. v_week + p_ahead loop
    v_made := v_made + ledger.make_partition(v_next)::int;
  end loop;
  return v_made;
end $$;

-- The partition for a number whose week has none: it is made now. A clock that fell back into a detached week
-- is not followed: the number returned is in the first week that is attached.
create function ledger.make_room(p_id bigint) returns bigint language plpgsql as $$
declare
  v_first int := (select s.first_week from ledger.setting s where s.is_only);
  v_id bigint := greatest(p_id, ledger.first_id_of(v_first));
begin
  perform ledger.make_partition(ledger.week_of(v_id));
  return v_id;
end $$;

-- Detaches the weeks past `setting.keep_weeks` that a checkpoint covers, the oldest first, and renames their tables
-- (`detached_…`): to be copied elsewhere and dropped. Returns how many. Keys stay, so nothing in them is done again.
-- Detaching needs every transfer to wait for a moment; it gives up after two seconds, for the next call to try.
create function ledger.detach_partitions()
returns int language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_from int;
  v_to int;
  v_end bigint;
  v_checkpoint bigint;
  v_table text;
  v_name text;
  v_count int := 0;
begin
  select s.first_week, ledger.week_of(ledger.id_at(ledger.now())) - s.keep_weeks into v_from, v_to
  from ledger.setting s where s.is_only;
  for v_week in v_from .. v_to - 1 loop
    v_end := ledger.first_id_of(v_week + 1);
    select c.checkpoint_id into v_checkpoint
    from ledger.checkpoint c where c.sealed_below >= v_end order by c.checkpoint_id limit 1;
    exit when not found or exists (select 1 from ledger.unsealed u where u.transfer_id < v_end);
    if to_regclass('ledger.' || ledger.partition_of('transfer', v_week)) is not null then
      foreach v_table in array array['transfer', 'posting'] loop
        v_name := ledger.partition_of(v_table, v_week);
        execute format('alter table ledger.%I detach partition ledger.%I', v_table, v_name);
        execute format('alter table ledger.%I rename to %I', v_name, 'detached_' || v_name);
      end loop;
      v_count := v_count + 1;
    end if;
    update ledger.setting set first_week = v_week + 1, detached_by = v_checkpoint;
  end loop;
  return v_count;
end $$;

select ledger.make_partitions();
