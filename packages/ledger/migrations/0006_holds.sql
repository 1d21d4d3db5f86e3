-- Holds: money set aside on a hold account until it is known where it goes (a bet in play, a withdrawal in review).
-- A hold may take from several accounts and be added to; it is open until all of it is captured or released.
--
-- `open_hold` says what remains, for each account that it came from. If the hold account is guarded, its lock is the
-- lock of these rows; otherwise the rows are locked themselves.

-- Adds to `p_hold`, or begins a hold when it is null. The number of the hold is the first transfer's.
create function ledger.set_aside(
  p_label ledger.label, p_hold bigint, p_lines ledger.lines
) returns ledger.answer language plpgsql as $$
declare
  v_accounts ledger.accounts := ledger.lock_accounts(p_lines.sources || p_lines.destinations);
  v_body uuid;
  v_answer ledger.answer;
  v_account bigint;
begin
  if p_hold is not null then
    perform 1 from ledger.open_hold h where h.hold_id = p_hold order by h.source_id for update;
  end if;
  v_body := ledger.body_of(p_label, v_accounts, p_lines);
  v_answer := ledger.earlier_answer(p_label.key_hash, v_body);
  if v_answer.outcome is not null then
    return v_answer;
  end if;
  if p_hold is not null then
    select h.account_id into v_account from ledger.open_hold h where h.hold_id = p_hold limit 1;
    if not found and exists (
      select 1 from ledger.transfer t where t.transfer_id = p_hold and t.role = 'h' and t.relates_to is null) then
      return ledger.refusal('hold_already_resolved', p_hold::text);
    end if;
    if v_account is null or v_account <> any (p_lines.destinations) then
      return ledger.refusal('unknown_hold', p_hold::text);
    end if;
  end if;
  if v_body is null then
    return ledger.refuse_unknown(v_accounts, p_lines);
  end if;
  v_answer := ledger.write_transfer(p_label, v_body, v_accounts, p_lines);
  if v_answer.outcome = 'posted' and not v_answer.replayed then
    for i in 1 .. cardinality(p_lines.amounts) loop
      continue when p_lines.amounts[i] = 0;
      insert into ledger.open_hold as h (hold_id, source_id, account_id, remaining_minor)
      values (coalesce(p_hold, v_answer.transfer_id), p_lines.sources[i], p_lines.destinations[i], p_lines.amounts[i])
      on conflict (hold_id, source_id) do update set remaining_minor = h.remaining_minor + excluded.remaining_minor;
    end loop;
  end if;
  return v_answer;
end $$;

create function ledger.hold(
  p_key text, p_kind text, p_reference text, p_note text,
  p_hold bigint, p_account text, p_sources text[], p_amounts bigint[], p_currency text
) returns ledger.answer language plpgsql
security definer set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return ledger.set_aside(
    row(ledger.hash16(p_key), p_kind, p_reference, p_note, 'h', p_hold), p_hold,
    ledger.lines_of(p_sources, array_fill(p_account, array[cardinality(p_sources)]), p_amounts,
      array_fill(p_currency, array[cardinality(p_sources)])));
end $$;

create function ledger.hold_by_id(
  p_key uuid, p_kind text, p_reference text, p_note text,
  p_hold bigint, p_account bigint, p_sources bigint[], p_amounts bigint[]
) returns ledger.answer language plpgsql
security definer set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return ledger.set_aside(
    row(p_key, p_kind, p_reference, p_note, 'h', p_hold), p_hold,
    row(p_sources, array_fill(p_account, array[cardinality(p_sources)]), p_amounts, null, null, null));
end $$;
