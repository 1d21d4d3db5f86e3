-- Holds: money set aside on a hold account until it is known where it goes (a bet in play, a withdrawal
-- in review). A hold is a transfer; what resolves it is one other transfer, of exactly its amount.

create function ledger.hold(
  p_key text, p_kind text, p_reference text, p_note text,
  p_source text, p_account text, p_amount bigint, p_currency text
) returns ledger.answer language plpgsql security definer set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return ledger.record_transfer(p_key, p_kind, p_reference, p_note,
    array[p_source], array[p_account], array[p_amount], array[p_currency], true, null, null);
end $$;

-- Resolves a hold: `p_amount` of it (null: all) goes to `p_destination`, the rest back where it came
-- from; without a destination everything goes back. Further postings (a payout) go along in the same
-- transfer.
create function ledger.resolve_hold(
  p_key text, p_kind text, p_reference text, p_note text, p_hold bigint, p_destination text, p_amount bigint,
  p_sources text[], p_destinations text[], p_amounts bigint[], p_currencies text[]
) returns ledger.answer language plpgsql security definer set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_source text;
  v_account text;
  v_currency text;
  v_held bigint;
  v_taken bigint;
  v_sources text[] := '{}';
  v_destinations text[] := '{}';
  v_amounts bigint[] := '{}';
  v_currencies text[] := '{}';
begin
  select s.ref, d.ref, p.currency, p.amount_minor into v_source, v_account, v_currency, v_held
  from ledger.transfer t
  join ledger.posting p using (transfer_id)
  join ledger.account s on s.account_id = p.source_id
  join ledger.account d on d.account_id = p.destination_id
  where t.transfer_id = p_hold and t.is_hold;
  if not found then
    return ledger.refusal('unknown_hold', p_hold::text);
  end if;
  v_taken := case when p_destination is null then 0 else coalesce(p_amount, v_held) end;
  if v_taken > v_held then
    return ledger.refusal('exceeds_hold', p_hold::text);
  end if;
  if p_destination is not null then
    v_sources := array[v_account];
    v_destinations := array[p_destination];
    v_amounts := array[v_taken];
    v_currencies := array[v_currency];
  end if;
  if v_taken < v_held then
    v_sources := v_sources || v_account;
    v_destinations := v_destinations || v_source;
    v_amounts := v_amounts || (v_held - v_taken);
    v_currencies := v_currencies || v_currency;
  end if;
  return ledger.record_transfer(p_key, p_kind, p_reference, p_note,
    v_sources || p_sources, v_destinations || p_destinations, v_amounts || p_amounts, v_currencies || p_currencies,
    false, p_hold, null);
end $$;
