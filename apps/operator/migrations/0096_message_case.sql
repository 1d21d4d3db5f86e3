-- The notices of one case, such as an order, are the steps of one message: the newest is shown, and the earlier ones below it.
alter table operator.message add column case_ref text;
alter table operator.message add column replaced_at timestamptz;
alter table operator.message add constraint message_case_to_one
  check (case_ref is null or (sender_id is null and account_id is not null));
create unique index message_case on operator.message (account_id, case_ref)
  where case_ref is not null and replaced_at is null and withdrawn_at is null;
