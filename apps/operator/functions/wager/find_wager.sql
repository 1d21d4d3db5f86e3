create or replace function operator.find_wager(p_id bigint) returns operator.open_wager language plpgsql as $$
declare
  v_wager operator.open_wager;
begin
  select * into v_wager from operator.open_wager where id = p_id;
  if not found then
    -- Planned for its partition alone.
    execute 'select * from operator.ended_wager where id = $1' into v_wager using p_id;
  end if;
  return v_wager;
end $$;
