-- The day on which a wager was first decided: later results are acts of another kind.
create or replace function operator.decided_on(p_wager bigint, p_zone text) returns date language plpgsql stable as $$
declare v_act bigint;
begin
  execute 'select max(id) from operator.act where wager_id = $1 and id >= $1 - 4096 and kind in (''s'', ''c'', ''v'')'
  into v_act using p_wager;
  if v_act is null then
    return (select d.decided_on from operator.detached_decision d where d.wager_id = p_wager);
  end if;
  return (ledger.time_of(v_act) at time zone p_zone)::date;
end $$;
