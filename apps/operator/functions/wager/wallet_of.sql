-- The money of an account as its member sees it: what may be staked, what is held, and the version of each. After an act it is
-- part of the answer, so that the page asks for nothing. Null where the account has no gate: it has never staked.
create or replace function operator.wallet_of(p_account bigint, p_now timestamptz) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'sumBalance', m.balance_minor::text, 'held', h.balance_minor::text,
    'versions', jsonb_build_object('sumBalance', m.last_transfer::text, 'held', h.last_transfer::text),
    'currency', m.currency, 'asOf', to_char(p_now at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from operator.stake_gate g
  join ledger.account m on m.account_id = g.credits[1]
  join ledger.account h on h.account_id = g.hold_account
  where g.account_id = p_account
$$;
