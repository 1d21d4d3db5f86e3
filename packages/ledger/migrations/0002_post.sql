-- Money moves here, and nowhere else: one call, one round trip.
--
-- A refusal is an answer (`outcome`), not an exception: nothing has been written when it is given, and
-- the caller's transaction can go on. Functions run as their owner with an empty search path; the
-- application's role may call them and cannot write a table. Their plans are fixed ones by index: with
-- array arguments PostgreSQL would plan anew at every call (a third of the time), and a plan made while
-- the tables were small would read them whole.

create type ledger.answer as (
  outcome text,        -- 'posted', or why not
  detail text,         -- the account or key that the refusal is about
  transfer_id bigint,
  replayed boolean,
  refs text[],         -- the guarded accounts that were touched …
  balances bigint[]    -- … and their balances right after
);

-- One posting as text. Account names and currencies cannot contain the marks between them.
create function ledger.line_text(p_source text, p_destination text, p_amount bigint, p_currency text)
returns text language sql immutable as $$
  select p_source || '>' || p_destination || '=' || p_amount::text || ' ' || p_currency
$$;

create function ledger.body_hash(
  p_kind text, p_reference text, p_note text, p_is_hold boolean, p_resolves bigint, p_corrects bigint, p_lines text
) returns bytea language sql stable as $$
  select sha256(convert_to(
    jsonb_build_array(p_kind, p_reference, p_note, p_is_hold, p_resolves, p_corrects, p_lines)::text, 'UTF8'))
$$;

-- The answer to a key that was used before: the same as then for the same body.
create function ledger.earlier_answer(p_key text, p_hash bytea) returns ledger.answer
language plpgsql as $$
declare
  v_answer ledger.answer;
  v_hash bytea;
begin
  select t.transfer_id, t.body_hash into v_answer.transfer_id, v_hash from ledger.transfer t where t.key = p_key;
  if not found then
    return null;
  end if;
  if v_hash <> p_hash then
    v_answer.outcome := 'key_reused';
    v_answer.detail := p_key;
    return v_answer;
  end if;
  select array_agg(last.ref), array_agg(last.after_minor) into v_answer.refs, v_answer.balances
  from (
    select distinct on (side.account_id) a.ref, side.after_minor
    from (
      select p.line, p.source_id as account_id, p.source_after_minor as after_minor
      from ledger.posting p where p.transfer_id = v_answer.transfer_id
      union all
      select p.line, p.destination_id, p.destination_after_minor
      from ledger.posting p where p.transfer_id = v_answer.transfer_id
    ) side
    join ledger.account a using (account_id)
    where side.after_minor is not null
    order by side.account_id, side.line desc
  ) last;
  v_answer.outcome := 'posted';
  v_answer.replayed := true;
  return v_answer;
end $$;

create function ledger.refusal(p_outcome text, p_detail text) returns ledger.answer
language sql immutable as $$
  select row(p_outcome, p_detail, null, null, null, null)::ledger.answer
$$;

-- The order is the safety. (1) Lock the guarded accounts by ascending id: two transfers never wait for
-- each other. (2) Only then look the key up: whoever used it first holds these locks until it is
-- committed, so a repeat finds it. (3) Decide. (4) Write, the key first: its unique index settles the
-- races that locks do not see (transfers between unguarded accounts only).
create function ledger.record_transfer(
  p_key text, p_kind text, p_reference text, p_note text,
  p_sources text[], p_destinations text[], p_amounts bigint[], p_currencies text[],
  p_is_hold boolean, p_resolves bigint, p_corrects bigint
) returns ledger.answer language plpgsql as $$
declare
  v_answer ledger.answer;
  v_hash bytea;
  v_ids bigint[];
  v_refs text[];
  v_currencies text[];
  v_balances bigint[];
  v_source_ids bigint[];
  v_destination_ids bigint[];
  v_source_after bigint[];
  v_destination_after bigint[];
  v_from int;
  v_to int;
begin
  with locked as materialized (
    select a.account_id, a.ref, a.currency, a.balance_minor
    from ledger.account a
    where a.ref = any (p_sources || p_destinations) and a.guarded
    order by a.account_id
    for no key update
  ), known as (
    select * from locked
    union all
    select a.account_id, a.ref, a.currency, null
    from ledger.account a
    where a.ref = any (p_sources || p_destinations) and not a.guarded
  )
  select array_agg(k.account_id), array_agg(k.ref), array_agg(k.currency), array_agg(k.balance_minor)
  into v_ids, v_refs, v_currencies, v_balances
  from known k;

  select ledger.body_hash(p_kind, p_reference, p_note, p_is_hold, p_resolves, p_corrects,
    string_agg(ledger.line_text(l.source, l.destination, l.amount, l.currency), ',' order by l.line))
  into v_hash
  from unnest(p_sources, p_destinations, p_amounts, p_currencies)
    with ordinality as l(source, destination, amount, currency, line);

  v_answer := ledger.earlier_answer(p_key, v_hash);
  if v_answer.outcome is not null then
    return v_answer;
  end if;
  if p_resolves is not null and exists (select 1 from ledger.transfer t where t.resolves = p_resolves) then
    return ledger.refusal('hold_already_resolved', p_resolves::text);
  end if;
  if p_corrects is not null and exists (select 1 from ledger.transfer t where t.corrects = p_corrects) then
    return ledger.refusal('already_corrected', p_corrects::text);
  end if;

  for i in 1 .. cardinality(p_amounts) loop
    v_from := array_position(v_refs, p_sources[i]);
    v_to := array_position(v_refs, p_destinations[i]);
    if v_from is null or v_to is null then
      return ledger.refusal('unknown_account', case when v_from is null then p_sources[i] else p_destinations[i] end);
    end if;
    if v_from = v_to then
      return ledger.refusal('same_account', p_sources[i]);
    end if;
    if v_currencies[v_from] <> p_currencies[i] or v_currencies[v_to] <> p_currencies[i] then
      return ledger.refusal('currency_mismatch',
        case when v_currencies[v_from] <> p_currencies[i] then p_sources[i] else p_destinations[i] end);
    end if;
    v_balances[v_from] := v_balances[v_from] - p_amounts[i];
    v_balances[v_to] := v_balances[v_to] + p_amounts[i];
    v_source_ids[i] := v_ids[v_from];
    v_destination_ids[i] := v_ids[v_to];
    v_source_after[i] := v_balances[v_from];
    v_destination_after[i] := v_balances[v_to];
  end loop;
  for i in 1 .. cardinality(v_balances) loop
    if v_balances[i] < 0 then
      return ledger.refusal('insufficient_funds', v_refs[i]);
    end if;
  end loop;

  insert into ledger.transfer (key, kind, reference, note, is_hold, resolves, corrects, body_hash)
  values (p_key, p_kind, p_reference, p_note, p_is_hold, p_resolves, p_corrects, v_hash)
  on conflict do nothing
  returning transfer_id into v_answer.transfer_id;
  if v_answer.transfer_id is null then
    v_answer := ledger.earlier_answer(p_key, v_hash);
    if v_answer.outcome is not null then
      return v_answer;
    end if;
    if p_resolves is not null then
      return ledger.refusal('hold_already_resolved', p_resolves::text);
    end if;
    return ledger.refusal('already_corrected', p_corrects::text);
  end if;

  insert into ledger.posting (transfer_id, line, source_id, destination_id, amount_minor, currency,
    source_after_minor, destination_after_minor)
  select v_answer.transfer_id, l.line, l.source_id, l.destination_id, l.amount, l.currency, l.source_after, l.destination_after
  from unnest(v_source_ids, v_destination_ids, p_amounts, p_currencies, v_source_after, v_destination_after)
    with ordinality as l(source_id, destination_id, amount, currency, source_after, destination_after, line);

  for i in 1 .. cardinality(v_ids) loop
    if v_balances[i] is not null then
      update ledger.account a set balance_minor = v_balances[i] where a.account_id = v_ids[i];
    end if;
  end loop;

  insert into ledger.unsealed (transfer_id) values (v_answer.transfer_id);

  v_answer.outcome := 'posted';
  v_answer.replayed := false;
  select array_agg(b.ref), array_agg(b.balance) into v_answer.refs, v_answer.balances
  from unnest(v_refs, v_balances) as b(ref, balance) where b.balance is not null;
  return v_answer;
end $$;

create function ledger.post(
  p_key text, p_kind text, p_reference text, p_note text,
  p_sources text[], p_destinations text[], p_amounts bigint[], p_currencies text[]
) returns ledger.answer language plpgsql security definer set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return ledger.record_transfer(p_key, p_kind, p_reference, p_note,
    p_sources, p_destinations, p_amounts, p_currencies, false, null, null);
end $$;

-- Reverses a transfer with the same amounts the other way round. Holds and what resolves them have their
-- own way; a guarded account that has spent the money meanwhile refuses, as it does for any debit.
create function ledger.correct(p_key text, p_kind text, p_reference text, p_note text, p_transfer bigint)
returns ledger.answer language plpgsql security definer set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_correctable boolean;
  v_sources text[];
  v_destinations text[];
  v_amounts bigint[];
  v_currencies text[];
begin
  select not t.is_hold and t.resolves is null into v_correctable
  from ledger.transfer t where t.transfer_id = p_transfer;
  if not found then
    return ledger.refusal('unknown_transfer', p_transfer::text);
  end if;
  if not v_correctable then
    return ledger.refusal('not_correctable', p_transfer::text);
  end if;
  select array_agg(d.ref order by p.line desc), array_agg(s.ref order by p.line desc),
    array_agg(p.amount_minor order by p.line desc), array_agg(p.currency order by p.line desc)
  into v_sources, v_destinations, v_amounts, v_currencies
  from ledger.posting p
  join ledger.account s on s.account_id = p.source_id
  join ledger.account d on d.account_id = p.destination_id
  where p.transfer_id = p_transfer;
  return ledger.record_transfer(p_key, p_kind, p_reference, p_note,
    v_sources, v_destinations, v_amounts, v_currencies, false, null, p_transfer);
end $$;

-- Opens an account, or confirms that it is open with the same properties.
create function ledger.open_account(p_ref text, p_currency text, p_merchant text, p_guarded boolean)
returns boolean language plpgsql security definer set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  insert into ledger.account (ref, currency, merchant, guarded)
  values (p_ref, p_currency, p_merchant, p_guarded)
  on conflict (ref) do nothing;
  return exists (
    select 1 from ledger.account a
    where a.ref = p_ref and a.currency = p_currency and a.merchant = p_merchant and a.guarded = p_guarded);
end $$;
