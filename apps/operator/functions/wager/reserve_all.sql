-- Reserves for several wagers of one transaction, each key once and in the order given, which is one order for all, so that
-- no two of them wait for one another. Last in the transaction: its locks are those that others wait for. The wagers keep
-- what is theirs as `exposure` in their facts, so that it is given back with their stakes.
-- Returns a key that has no room, and then the transaction must be rolled back; null when all have.
create or replace function operator.reserve_all(p_account bigint, p_keys text[], p_minors bigint[]) returns text language plpgsql
set search_path = '' as $$
begin
  for i in 1 .. coalesce(cardinality(p_keys), 0) loop
    if not operator.reserve_exposure(p_keys[i], operator.stripe_of(p_keys[i], p_account), p_minors[i]) then
      return p_keys[i];
    end if;
  end loop;
  return null;
end $$;
