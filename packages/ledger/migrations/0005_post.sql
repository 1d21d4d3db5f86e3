-- Money moves here and with holds, and nowhere else: one call, one round trip.
--
-- Each act has two doors: by accounts' names and the key's text (`post`), and by their numbers and the key's hash
-- (`post_by_id`), for functions of other schemas that do a whole act in one call.

-- Postings that name their accounts.
create function ledger.lines_of(p_sources text[], p_destinations text[], p_amounts bigint[], p_currencies text[])
returns ledger.lines language plpgsql as $$
declare
  v_lines ledger.lines;
begin
  select coalesce(array_agg(s.account_id order by l.line), '{}'), coalesce(array_agg(d.account_id order by l.line), '{}'),
    min(case when s.account_id is null then l.source else l.destination end)
      filter (where s.account_id is null or d.account_id is null)
  into v_lines.sources, v_lines.destinations, v_lines.unknown
  from unnest(p_sources, p_destinations) with ordinality as l(source, destination, line)
  left join ledger.account s on s.ref = l.source
  left join ledger.account d on d.ref = l.destination;
  v_lines.amounts := p_amounts;
  v_lines.currencies := p_currencies;
  return v_lines;
end $$;

-- The order is the safety. (1) Lock the guarded accounts. (2) Only then look the key up: whoever used it first
-- holds these locks until it is committed, so a repeat finds it. (3) Decide. (4) Write.
create function ledger.record_transfer(p_label ledger.label, p_lines ledger.lines)
returns ledger.answer language plpgsql as $$
declare
  v_accounts ledger.accounts := ledger.lock_accounts(p_lines.sources || p_lines.destinations);
  v_body uuid := ledger.body_of(p_label, v_accounts, p_lines);
  v_answer ledger.answer := ledger.earlier_answer(p_label.key_hash, v_body);
begin
  if v_answer.outcome is not null then
    return v_answer;
  end if;
  if v_body is null then
    return ledger.refuse_unknown(v_accounts, p_lines);
  end if;
  return ledger.write_transfer(p_label, v_body, v_accounts, p_lines);
end $$;

create function ledger.post(
  p_key text, p_kind text, p_reference text, p_note text,
  p_sources text[], p_destinations text[], p_amounts bigint[], p_currencies text[]
) returns ledger.answer language plpgsql
security definer set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return ledger.record_transfer(
    row(ledger.hash16(p_key), p_kind, p_reference, p_note, 'p', null),
    ledger.lines_of(p_sources, p_destinations, p_amounts, p_currencies));
end $$;

-- Without postings it moves nothing and is a transfer all the same, with its key, seal and place: an act of a free
-- round. Both accounts of a posting have one currency.
create function ledger.post_by_id(
  p_key uuid, p_kind text, p_reference text, p_note text,
  p_sources bigint[], p_destinations bigint[], p_amounts bigint[]
) returns ledger.answer language plpgsql
security definer set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return ledger.record_transfer(
    row(p_key, p_kind, p_reference, p_note, 'p', null),
    row(p_sources, p_destinations, p_amounts, null, null, null));
end $$;

-- Reverses a transfer with the same amounts the other way round. Holds and what resolves them have their
-- own way; a guarded account that has spent the money since refuses, as it does for any debit.
create function ledger.correct(p_key text, p_kind text, p_reference text, p_note text, p_transfer bigint)
returns ledger.answer language plpgsql
security definer set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_label ledger.label := row(ledger.hash16(p_key), p_kind, p_reference, p_note, 'x', p_transfer);
  v_role "char";
  v_lines ledger.lines;
  v_accounts ledger.accounts;
  v_body uuid;
  v_answer ledger.answer;
begin
  -- The lock lets one correction of it at a time go on.
  select t.role into v_role from ledger.transfer t where t.transfer_id = p_transfer for no key update;
  if not found then
    return ledger.refusal('unknown_transfer', p_transfer::text);
  end if;
  if v_role not in ('p', 'x') then
    return ledger.refusal('not_correctable', p_transfer::text);
  end if;
  select coalesce(array_agg(p.destination_id order by p.line desc), '{}'),
    coalesce(array_agg(p.source_id order by p.line desc), '{}'),
    coalesce(array_agg(p.amount_minor order by p.line desc), '{}')
  into v_lines.sources, v_lines.destinations, v_lines.amounts
  from ledger.posting p where p.transfer_id = p_transfer;
  v_accounts := ledger.lock_accounts(v_lines.sources || v_lines.destinations);
  v_body := ledger.body_of(v_label, v_accounts, v_lines);
  v_answer := ledger.earlier_answer(v_label.key_hash, v_body);
  if v_answer.outcome is not null then
    return v_answer;
  end if;
  if exists (select 1 from ledger.correction c where c.corrects = p_transfer) then
    return ledger.refusal('already_corrected', p_transfer::text);
  end if;
  v_answer := ledger.write_transfer(v_label, v_body, v_accounts, v_lines);
  if v_answer.outcome = 'posted' and not v_answer.replayed then
    insert into ledger.correction (corrects, transfer_id) values (p_transfer, v_answer.transfer_id);
  end if;
  return v_answer;
end $$;

-- Opens an account, or confirms that it is open with the same properties.
create function ledger.open_account(p_ref text, p_currency text, p_brand text, p_guarded boolean, p_listed boolean)
returns boolean language plpgsql
security definer set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  insert into ledger.account (ref, currency, brand, guarded, listed)
  values (p_ref, p_currency, p_brand, p_guarded, p_listed)
  on conflict (ref) do nothing;
  return exists (
    select 1 from ledger.account a
    where a.ref = p_ref and a.currency = p_currency and a.brand = p_brand and a.guarded = p_guarded
      and a.listed = p_listed);
end $$;
