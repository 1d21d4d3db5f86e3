-- Until when an issue takes bets. Waits for the bets that are under way; afterwards their list is final.
create or replace function operator.close_issue(p_issue text, p_at timestamptz) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(p_issue, 3));
  insert into operator.issue_close (issue, closes_at) values (p_issue, p_at)
  on conflict (issue) do update set closes_at = excluded.closes_at;
end $$;
