-- The row of a bet never changes and is never removed. It is only taken back before the close, or gets its place at the close.
create or replace function operator.keep_bet() returns trigger language plpgsql as $$
declare
  v_kept operator.lottery_bet;
begin
  if tg_op = 'UPDATE' then
    -- A cancellation that is sent again says what the row says.
    if new is not distinct from old then
      return new;
    end if;
    v_kept := old;
    v_kept.place := new.place;
    v_kept.is_cancelled := new.is_cancelled;
    if new is not distinct from v_kept and old.place is null and not old.is_cancelled
      and (new.place is null or not new.is_cancelled)
      and not exists (select from operator.lottery_issue where id = old.issue_id and closed_at is not null)
    then
      return new;
    end if;
  end if;
  raise exception 'a bet never changes' using errcode = 'insufficient_privilege';
end $$;
