-- What of an account's stakes counts in each span, in minor units; a span without an end has null. Planned with the
-- numbers themselves, for the weeks that they lie in. Without them the planner expects a handful of numbers, and reads the
-- bets of all members between two numbers in place of the account's: hence no plain index scans either, which look cheap
-- because numbers lie in their order on the disk.
create or replace function operator.stakes_in(p_account bigint, p_since timestamptz[], p_until timestamptz[])
returns table (staked_minor bigint) language plpgsql stable
set search_path = '' set enable_seqscan = off set enable_indexscan = off as $$
begin
  for i in 1 .. coalesce(cardinality(p_since), 0) loop
    execute 'select coalesce(sum(valid_minor), 0)::bigint from operator.wager where account_id = $1 and id >= $2 and id < $3'
    into staked_minor
    using p_account, ledger.id_at(p_since[i]), coalesce(ledger.id_at(p_until[i]), 9007199254740991);
    return next;
  end loop;
end $$;
