-- Compares closed days with the acts and with what the house's accounts were moved by. @returns the days that differ
create or replace function operator.check_tally() returns table (brand_code text, day date, what text, is_minor bigint, should_minor bigint)
language plpgsql as $$
declare
  c record;
  v_from bigint;
  v_to bigint;
  v_acts record;
  v_rows record;
  v_agents record;
  v_house bigint;
begin
  for c in
    select d.brand_code as brand, d.day as on_day, b.document ->> 'timeZone' as zone
    from operator.day_close d join operator.brand b on b.code = d.brand_code
    where d.closed_at is not null and d.checked_at is null order by 1, 2
  loop
    v_from := ledger.id_at(c.on_day::timestamp at time zone c.zone);
    v_to := ledger.id_at((c.on_day + 1)::timestamp at time zone c.zone);
    select coalesce(sum(a.captured_minor), 0) as captured, coalesce(sum(a.valid_minor), 0) as valid,
      coalesce(sum(a.payout_minor), 0) as payout,
      coalesce(sum(a.captured_minor * t.above), 0) as above
    into v_acts
    from operator.counted_act a
    cross join lateral (select count(*) as above from operator.team_closure t where t.descendant_id = a.account_id) t
    where a.brand_code = c.brand and a.id >= v_from and a.id < v_to;
    select coalesce(sum(m.captured_minor), 0) as captured, coalesce(sum(m.valid_minor), 0) as valid,
      coalesce(sum(m.payout_minor), 0) as payout
    into v_rows
    from operator.member_day m join operator.account a on a.id = m.account_id
    where a.brand_code = c.brand and m.day = c.on_day;
    select coalesce(sum(m.captured_minor), 0) as captured into v_agents
    from operator.agent_day m join operator.account a on a.id = m.agent_id
    where a.brand_code = c.brand and m.day = c.on_day;
    -- What was owed and not paid has not reached the house; its account of debts is below zero by it.
    select coalesce(sum(case when h.account_id = p.destination_id then p.amount_minor else -p.amount_minor end
        * case when h.ref like 'house:owed:%' then -1 else 1 end), 0) into v_house
    from ledger.posting p
    join ledger.account h on h.account_id in (p.source_id, p.destination_id)
    where p.transfer_id >= v_from and p.transfer_id < v_to
      and h.brand = c.brand and h.ref ~ '^house:(bets|owed):';
    return query
    select c.brand, c.on_day, each.what, each.is_minor::bigint, each.should_minor::bigint
    from (values
      ('captured', v_rows.captured, v_acts.captured), ('valid', v_rows.valid, v_acts.valid),
      ('payout', v_rows.payout, v_acts.payout), ('teams', v_agents.captured, v_acts.above),
      ('house', v_rows.captured - v_rows.payout, v_house)
    ) each (what, is_minor, should_minor)
    where each.is_minor <> each.should_minor;
    if not found then
      update operator.day_close d set checked_at = ledger.now() where d.brand_code = c.brand and d.day = c.on_day;
    end if;
  end loop;
end $$;
