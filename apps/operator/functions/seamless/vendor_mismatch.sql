-- What every money call checks of the game, the currency and the round before its own work; null when it may go on.
create or replace function operator.vendor_mismatch(
  seat operator.vendor_seat, w operator.open_wager, p_game text, p_currency text
) returns operator.play_answer language plpgsql immutable as $$
begin
  if seat.game <> p_game then
    return operator.refused('unknown_game');
  elsif seat.currency <> p_currency then
    return operator.refused('currency_mismatch');
  elsif w.account_id <> seat.account_id then
    return operator.refused('unknown_player');
  elsif w.id is not null and w.account_id is null then
    return operator.refused('bet_already_settled');
  end if;
  return null;
end $$;
