-- Opens an account's gate, or brings its constants up to date.
create or replace function operator.open_gate(p_account bigint, p_brand text, p_zone text, p_main text, p_hold text, p_house text)
returns void language plpgsql as $$
begin
  insert into operator.stake_gate as g (account_id, brand_code, time_zone, credits, hold_account, house_account)
  select p_account, p_brand, p_zone, array[m.account_id], h.account_id, b.account_id
  from ledger.account m, ledger.account h, ledger.account b
  where m.ref = p_main and h.ref = p_hold and b.ref = p_house
  on conflict (account_id) do update set time_zone = excluded.time_zone where g.time_zone <> excluded.time_zone;
end $$;
