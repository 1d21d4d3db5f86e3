-- The postings that pay parts to their credits, with the repayment of a debt from what reaches the main wallet.
create or replace function operator.payout_lines(
  g operator.stake_gate, p_credits bigint[], p_parts bigint[],
  out sources bigint[], out destinations bigint[], out amounts bigint[]
) language plpgsql as $$
declare
  v_to bigint;
  v_main bigint := 0;
  v_debt bigint;
begin
  sources := '{}';
  destinations := '{}';
  amounts := '{}';
  for i in 1 .. cardinality(p_parts) loop
    continue when p_parts[i] = 0;
    v_to := case when p_credits[i] = g.credits[1] then p_credits[i] else operator.destination_of(p_credits[i]) end;
    -- A forfeited credit's share stays with the house.
    continue when v_to = g.house_account;
    sources := sources || g.house_account;
    destinations := destinations || v_to;
    amounts := amounts || p_parts[i];
    if v_to = g.credits[1] then
      v_main := v_main + p_parts[i];
    end if;
  end loop;
  if g.owed_account is null or v_main = 0 then
    return;
  end if;
  select least(a.balance_minor, v_main) into v_debt from ledger.account a where a.account_id = g.owed_account;
  if v_debt > 0 then
    sources := sources || g.credits[1] || g.owed_account;
    destinations := destinations || g.house_account || g.house_owed_account;
    amounts := amounts || v_debt || v_debt;
  end if;
end $$;
