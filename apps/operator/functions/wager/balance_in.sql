create or replace function operator.balance_in(p_answer ledger.answer, p_account bigint) returns bigint language plpgsql as $$
declare
  v_balance bigint := p_answer.balances[array_position(p_answer.ids, p_account)];
begin
  if v_balance is null then
    select a.balance_minor into v_balance from ledger.account a where a.account_id = p_account;
  end if;
  return v_balance;
end $$;
