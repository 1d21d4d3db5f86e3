-- Ends an act that `begin_once` began: keeps its answer, which is `p_value` with the orders of its bets (`p_ids`, in the
-- order of its `bets`), their slip, if they have one, and the balance after the last of them. It is the last thing that the
-- act does.
drop function if exists operator.finish_once(text, text, text, bytea, jsonb, bigint[], bigint, bigint, timestamptz);
create or replace function operator.finish_once(
  p_account bigint, p_scope text, p_operation text, p_key text, p_input bytea, p_value jsonb, p_ids bigint[], p_slip bigint,
  p_now timestamptz
) returns operator.play_answer language plpgsql as $$
declare
  v_wallet jsonb := operator.wallet_of(p_account, p_now);
  v_value jsonb;
begin
  -- Processes of an earlier release answer `balanceMinor` alone.
  select p_value || jsonb_build_object('balance', v_wallet, 'balanceMinor', v_wallet ->> 'sumBalance',
    'bets', jsonb_agg(b.bet || jsonb_build_object('order', 'B' || p_ids[b.place]) order by b.place))
  into v_value from jsonb_array_elements(p_value -> 'bets') with ordinality b (bet, place);
  if p_slip is not null then
    v_value := v_value || jsonb_build_object('slipId', p_slip::text);
  end if;
  perform operator.keep_answer(p_scope, p_operation, p_key, p_input, v_value, p_now);
  return row('ok', v_value, null, null, null, false)::operator.play_answer;
end $$;
