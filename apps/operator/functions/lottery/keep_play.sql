-- A row of a play is in force for the issues whose sale begins after it was written, and stays for their settlement. Only the
-- first row of a play is in force from before.
create or replace function operator.keep_play() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.since > ledger.now()
      or not exists (select from operator.lottery_play where kind = new.kind and code = new.code)
    then
      return new;
    end if;
  end if;
  raise exception 'a row of a play never changes' using errcode = 'insufficient_privilege';
end $$;
