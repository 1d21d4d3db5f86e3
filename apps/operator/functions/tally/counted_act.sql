-- What counts of each act. The one definition: the roll-up, the rebuild and the check all read it.
create or replace view operator.counted_act as
with zone as materialized (select code, document ->> 'timeZone' as name from operator.brand)
select a.id, a.wager_id, w.account_id, w.brand_code, w.product, w.engine,
  (ledger.time_of(a.id) at time zone zone.name)::date as day,
  (ledger.time_of(w.id) at time zone zone.name)::date as placed_on,
  zone.name as time_zone,
  coalesce(a.captured_minor, 0) as captured_minor, coalesce(a.valid_minor, 0) as valid_minor,
  coalesce(a.paid_minor, 0) as payout_minor,
  case when a.kind in ('s', 'c') then 1 else 0 end as decided,
  a.kind = 'r' as is_correction
from operator.act a
join operator.wager w on w.id = a.wager_id
join zone on zone.code = w.brand_code
where a.kind in ('w', 's', 'c', 'r');
