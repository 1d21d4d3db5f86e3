-- Whether everything of the bets between two numbers is decided, and what became of it is closed, counted and checked.
create or replace function operator.is_over(p_from bigint, p_end bigint) returns boolean language plpgsql stable as $$
declare
  v_last timestamptz;
begin
  if exists (select 1 from operator.open_wager w where w.id < p_end)
    or exists (select 1 from operator.slip s where s.is_open and s.id < p_end) then
    return false;
  end if;
  select ledger.time_of(greatest(max(a.id), p_end)) into v_last
  from operator.act a where a.wager_id >= p_from and a.wager_id < p_end;
  return not exists (
    select 1 from operator.brand b
    cross join lateral (select (v_last at time zone (b.document ->> 'timeZone'))::date as day) d
    where exists (select 1 from operator.day_close c where c.brand_code = b.code and c.day <= d.day and c.checked_at is null)
      or not exists (select 1 from operator.day_close c where c.brand_code = b.code and c.day >= d.day));
end $$;
