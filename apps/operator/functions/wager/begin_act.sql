-- The gate and the wager under its lock; a code when there is none, and the kept answer of a repeat.
create or replace function operator.begin_act(
  p_wager bigint, p_key uuid, p_request uuid, out g operator.stake_gate, out w operator.open_wager, out a operator.play_answer
) language plpgsql as $$
begin
  w := operator.find_wager(p_wager);
  if w.id is null then
    a := operator.refused('unknown_wager');
    return;
  end if;
  select * into g from operator.stake_gate where account_id = w.account_id for no key update;
  a := operator.kept_answer(p_key, p_request);
  if a.code is null then
    w := operator.find_wager(p_wager);
  end if;
end $$;
