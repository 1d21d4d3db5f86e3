-- The ledger refuses what was decided here: a repeat under another account, or a defect.
create or replace function operator.ledger_refusal(l ledger.answer) returns operator.play_answer language plpgsql as $$
begin
  if l.outcome = 'insufficient_funds' then
    return operator.refused('insufficient_funds');
  end if;
  if l.outcome = 'key_reused' or l.replayed then
    return operator.refused('conflict');
  end if;
  raise exception 'the ledger answered % (%)', l.outcome, l.detail;
end $$;
