-- A name that is used, of a bet that is detached: only its number is known.
create or replace function operator.vendor_round(p_vendor text, p_round text) returns operator.open_wager language plpgsql as $$
declare
  w operator.open_wager;
  v_wager bigint;
begin
  select wager_id into v_wager from operator.wager_key
  where key_hash = ledger.hash16('round:' || p_vendor || ':' || p_round);
  if not found then
    return null;
  end if;
  w := operator.find_wager(v_wager);
  w.id := v_wager;
  return w;
end $$;
