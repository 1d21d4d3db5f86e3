-- Draw times, weekdays and holidays change by command, so an issue made ahead may turn out not to take place. One whose sale
-- has not begun, of which nothing is published and on which nothing is bet, is no draw yet: it may go. Any other stays.
create function operator.keep_issue() returns trigger language plpgsql as $$
begin
  if old.opens_at > ledger.now() and old.commitment is null and old.closed_at is null and old.voided_at is null
    and not exists (select from operator.lottery_bet where issue_id = old.id or second_issue_id = old.id)
  then
    return old;
  end if;
  raise exception 'a draw is never removed' using errcode = 'insufficient_privilege';
end $$;
drop trigger draw_stays on operator.lottery_issue;
create trigger draw_stays before update on operator.lottery_issue
  for each row execute function operator.keep_draw();
create trigger issue_stays before delete on operator.lottery_issue
  for each row execute function operator.keep_issue();

-- What a brand offers in its lotteries: prize levels and limits, in minor units of its currency. A change is a new row: it is
-- in force for issues whose sale begins at `since` or later, so an issue has one set of terms for all of its sale.
create table operator.lottery_terms (
  brand_code text not null,
  since timestamptz not null,
  -- The highest level, which is the default, and all that may be chosen, that one among them.
  prize_level int not null,
  prize_levels int[] not null,
  least_unit_minor bigint not null,
  most_line_minor bigint not null,
  -- What all members together may win on one number of an issue, and on a play without numbers of its own.
  number_cap_minor bigint not null,
  play_cap_minor bigint not null,
  primary key (brand_code, since),
  constraint lottery_terms_level_offered check (prize_level = any(prize_levels)),
  constraint lottery_terms_in_order check (
    0 < least_unit_minor and least_unit_minor <= most_line_minor and most_line_minor <= number_cap_minor
    and number_cap_minor <= play_cap_minor)
);
