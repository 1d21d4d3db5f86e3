-- Draw times, weekdays and holidays change by command, so an issue made ahead may turn out not to take place. One whose sale
-- has not begun, of which nothing is published and on which nothing is bet, is no draw yet: it may go. Any other stays.
create or replace function operator.keep_issue() returns trigger language plpgsql as $$
begin
  if old.opens_at > ledger.now() and old.commitment is null and old.closed_at is null and old.voided_at is null
    and not exists (select from operator.lottery_bet where issue_id = old.id or second_issue_id = old.id)
  then
    return old;
  end if;
  raise exception 'a draw is never removed' using errcode = 'insufficient_privilege';
end $$;
