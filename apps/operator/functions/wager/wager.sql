-- Every wager, decided or not, in words. `id` bounds a period: see `ledger.id_at`.
create or replace view operator.wager as
select id, account_id, brand_code, product, engine, engine_ref, node_id, issue, slip_id, hold_id, stake_minor, valid_minor,
  payout_minor, version, settled_at, credits, parts, facts,
  case status when 'o' then 'open' when 'p' then 'pending' end as status
from operator.open_wager
union all
select id, account_id, brand_code, product, engine, engine_ref, node_id, issue, slip_id, hold_id, stake_minor, valid_minor,
  payout_minor, version, settled_at, credits, parts, facts,
  case status when 's' then 'settled' when 'c' then 'cashed_out' else 'void' end
from operator.ended_wager;
