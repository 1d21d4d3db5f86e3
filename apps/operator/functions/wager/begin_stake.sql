-- The account's gate, locked: its stakes come one after the other from here on. A code where it is not open yet, and the kept
-- answer of a repeat.
create or replace function operator.begin_stake(
  p_account bigint, p_key uuid, p_request uuid, out g operator.stake_gate, out a operator.play_answer
) language plpgsql as $$
begin
  select * into g from operator.stake_gate where account_id = p_account for no key update;
  if not found then
    a := operator.refused('no_gate');
    return;
  end if;
  a := operator.kept_answer(p_key, p_request);
end $$;
