-- What counts of accounts, deposits and withdrawals in a team.
create or replace view operator.counted_team_act as
with zone as materialized (select code, document ->> 'timeZone' as name from operator.brand)
select 'account.opened' as topic, a.id, a.id as account_id, (a.created_at at time zone zone.name)::date as day,
  (a.type <> 0)::int as joined_agents, (a.type = 0)::int as joined_members, 0 as first_depositors,
  0::bigint as deposit_minor, 0::bigint as withdrawal_minor
from operator.account a join zone on zone.code = a.brand_code
where a.type <> 4
union all
select 'deposit.credited', d.id, d.account_id, (d.ended_at at time zone zone.name)::date, 0, 0,
  (not exists (
    select 1 from operator.deposit_order o
    where o.account_id = d.account_id and o.status = 'success' and (o.ended_at, o.id) < (d.ended_at, d.id)
  ))::int, d.credited_minor, 0
from operator.deposit_order d join zone on zone.code = d.brand_code
where d.status = 'success'
union all
select 'withdrawal.paid', w.id, w.account_id, (e.at at time zone zone.name)::date, 0, 0, 0, 0, w.amount_minor
from operator.withdrawal w
join operator.withdrawal_event e on e.withdrawal_id = w.id and e.event = 'paid'
join zone on zone.code = w.brand_code;
