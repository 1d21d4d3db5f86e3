-- The partitions of a week (`ledger.week_of`), if they are missing: the ledger's own bounds, so that all of a week can
-- be detached together.
create or replace function operator.make_play_week(p_week int) returns boolean language plpgsql as $$
declare
  v_table text;
  v_name text;
begin
  lock table operator.act in share update exclusive mode;
  if to_regclass('operator.act_w' || lpad(p_week::text, 4, '0')) is not null then
    return false;
  end if;
  -- The act's last: it is what callers look for.
  foreach v_table in array array['ended_wager', 'wager_leg', 'act'] loop
    v_name := v_table || '_w' || lpad(p_week::text, 4, '0');
    execute format('create table operator.%I (like operator.%I including all)', v_name, v_table);
    execute format('alter table operator.%I attach partition operator.%I for values from (%s) to (%s)',
      v_table, v_name, ledger.first_id_of(p_week), ledger.first_id_of(p_week + 1));
  end loop;
  -- A trigger of the parent does not see statements that name the partition.
  execute format('create trigger never_edited before update or delete or truncate on operator.%I
    for each statement execute function operator.refuse_act_edit()', v_name);
  return true;
end $$;
