-- Begins an act that is one call of the database, done once for each key: from here on the account's acts come one after
-- the other. `p_caller` has the versions of the rows of the session and its account by which the caller was let in; null
-- where they were read for this call. The act goes on where the answer has no code; otherwise nothing is done:
--   no_gate: the account stakes for the first time
--   stale: a row of the caller is another one by now
--   kept: the key was used before
create or replace function operator.begin_once(
  p_account bigint, p_session bigint, p_caller jsonb, p_scope text, p_operation text, p_key text
) returns operator.play_answer language plpgsql as $$
begin
  perform 1 from operator.stake_gate where account_id = p_account for no key update;
  if not found then
    return operator.refused('no_gate');
  end if;
  if p_caller is not null then
    perform 1 from operator.session s join operator.account c on c.id = s.account_id
    where s.id = p_session and s.xmin::text = p_caller ->> 'session'
      and c.id = p_account and c.xmin::text = p_caller ->> 'account';
    if not found then
      return operator.refused('stale');
    end if;
  end if;
  if operator.was_done(p_scope, p_operation, p_key) then
    return operator.refused('kept');
  end if;
  return null;
end $$;
