-- What becomes of a hold: all or a part of it is captured, which goes to a destination, or released.

-- What is taken of a hold, for each of its accounts (`credits`).
create type ledger.taking as (credits bigint[], captured bigint[], released bigint[]);

-- Takes `p_amount` from the parts in their order: how much of each.
create function ledger.spread(p_amount bigint, p_parts bigint[]) returns bigint[] language plpgsql immutable as $$
declare
  v_left bigint := p_amount;
  v_taken bigint[] := '{}';
begin
  for i in 1 .. cardinality(p_parts) loop
    v_taken[i] := least(v_left, p_parts[i]);
    v_left := v_left - v_taken[i];
  end loop;
  return v_taken;
end $$;

-- A sum captured (null: all) and a sum released (null: the rest) as parts of what is held of each account.
-- Null when that is more than is held, or nothing is.
create function ledger.taking_of(p_credits bigint[], p_held bigint[], p_captured bigint, p_released bigint)
returns ledger.taking language plpgsql immutable as $$
declare
  v_total bigint := (select sum(part) from unnest(p_held) as part);
  v_captured bigint := coalesce(p_captured, v_total);
  v_released bigint := coalesce(p_released, v_total - v_captured);
  v_taking ledger.taking;
  v_rest bigint[];
begin
  if v_total is null or v_captured + v_released > v_total or v_released < 0 then
    return null;
  end if;
  v_taking.credits := p_credits;
  v_taking.captured := ledger.spread(v_captured, p_held);
  for i in 1 .. cardinality(p_held) loop
    v_rest[i] := p_held[i] - v_taking.captured[i];
  end loop;
  v_taking.released := ledger.spread(v_released, v_rest);
  return v_taking;
end $$;

-- The postings of a taking: what is captured goes to `p_to`, what is released back; `p_also` goes along.
create function ledger.taking_lines(p_account bigint, p_to bigint, p_taking ledger.taking, p_currency text, p_also ledger.lines)
returns ledger.lines language plpgsql as $$
declare
  v_lines ledger.lines := row('{}', '{}', '{}', '{}', '{}', null);
begin
  for i in 1 .. cardinality(p_taking.credits) loop
    continue when p_to is null or p_taking.captured[i] = 0;
    v_lines.sources := v_lines.sources || p_account;
    v_lines.destinations := v_lines.destinations || p_to;
    v_lines.amounts := v_lines.amounts || p_taking.captured[i];
    v_lines.credits := v_lines.credits || p_taking.credits[i];
  end loop;
  if p_to is not null and cardinality(v_lines.amounts) = 0 then
    -- Captured for nothing: a posting of zero names the destination.
    v_lines := row(array[p_account], array[p_to], array[0], '{}', p_taking.credits[1:1], null);
  end if;
  for i in 1 .. cardinality(p_taking.credits) loop
    continue when p_taking.released[i] = 0;
    v_lines.sources := v_lines.sources || p_account;
    v_lines.destinations := v_lines.destinations || p_taking.credits[i];
    v_lines.amounts := v_lines.amounts || p_taking.released[i];
    v_lines.credits := v_lines.credits || p_taking.credits[i];
  end loop;
  if p_also.currencies is null then
    v_lines.currencies := null;
  else
    v_lines.currencies := array_fill(p_currency, array[cardinality(v_lines.amounts)]) || p_also.currencies;
  end if;
  v_lines.sources := v_lines.sources || p_also.sources;
  v_lines.destinations := v_lines.destinations || p_also.destinations;
  v_lines.amounts := v_lines.amounts || p_also.amounts;
  return v_lines;
end $$;

-- The answer to a key that took from a hold before. What was held then is what that transfer took.
create function ledger.earlier_taking(
  p_label ledger.label, p_account bigint, p_to bigint, p_taking ledger.taking, p_captured bigint, p_released bigint,
  p_also ledger.lines
) returns ledger.answer language plpgsql as $$
declare
  v_taking ledger.taking := p_taking;
  v_accounts ledger.accounts;
  v_lines ledger.lines;
  v_credits bigint[];
  v_held bigint[];
begin
  if p_taking is null then
    select array_agg(part.credit_id order by part.credit_id), array_agg(part.minor order by part.credit_id)
    into v_credits, v_held
    from (
      select p.credit_id, sum(p.amount_minor)::bigint as minor
      from ledger.used_key k join ledger.posting p using (transfer_id)
      where k.key_hash = p_label.key_hash and p.credit_id is not null
      group by p.credit_id
    ) part;
    v_taking := ledger.taking_of(v_credits, v_held, p_captured, p_released);
  end if;
  if v_taking is null or p_also.unknown is not null then
    return ledger.refusal('key_reused', p_label.key_hash::text);
  end if;
  v_lines := ledger.taking_lines(p_account, p_to, v_taking,
    (select a.currency from ledger.account a where a.account_id = p_account), p_also);
  v_accounts := ledger.read_accounts(v_lines.sources || v_lines.destinations || v_lines.credits);
  return ledger.earlier_answer(p_label.key_hash, ledger.body_of(p_label, v_accounts, v_lines));
end $$;

-- Takes from a hold: parts for each account that it came from (`p_taking`), or sums (`p_captured`, null: all;
-- `p_released`, null: the rest), which take from those accounts in the order of their numbers.
create function ledger.resolve(
  p_label ledger.label, p_to bigint, p_taking ledger.taking, p_captured bigint, p_released bigint, p_also ledger.lines
) returns ledger.answer language plpgsql as $$
declare
  v_hold bigint := p_label.relates_to;
  v_account bigint;
  v_credits bigint[];
  v_held bigint[];
  v_taking ledger.taking := p_taking;
  v_accounts ledger.accounts;
  v_lines ledger.lines;
  v_body uuid;
  v_answer ledger.answer;
  -- What may be given back to, which needs its lock.
  v_back bigint[] := '{}';
  v_place int;
  v_rest bigint;
begin
  select min(h.account_id), array_agg(h.source_id) into v_account, v_credits
  from ledger.open_hold h where h.hold_id = v_hold;
  if p_taking is null then
    v_back := v_credits;
  else
    for i in 1 .. cardinality(p_taking.credits) loop
      continue when p_taking.released[i] = 0;
      v_back := v_back || p_taking.credits[i];
    end loop;
  end if;
  if v_account is null then
    select p.destination_id into v_account
    from ledger.transfer t join ledger.posting p using (transfer_id)
    where t.transfer_id = v_hold and t.role = 'h' and t.relates_to is null limit 1;
    if not found then
      return ledger.refusal('unknown_hold', v_hold::text);
    end if;
  end if;
  v_accounts := ledger.lock_accounts(
    array[v_account, p_to] || v_back || p_also.sources || p_also.destinations, v_credits);
  if v_accounts.balances[array_position(v_accounts.ids, v_account)] is null then
    perform 1 from ledger.open_hold h where h.hold_id = v_hold order by h.source_id for update;
  end if;
  perform 1 from ledger.used_key k where k.key_hash = p_label.key_hash;
  if found then
    return ledger.earlier_taking(p_label, v_account, p_to, p_taking, p_captured, p_released, p_also);
  end if;

  -- Read again, under the lock.
  select array_agg(h.source_id order by h.source_id), array_agg(h.remaining_minor order by h.source_id)
  into v_credits, v_held
  from ledger.open_hold h where h.hold_id = v_hold;
  if v_credits is null then
    return ledger.refusal('hold_already_resolved', v_hold::text);
  end if;
  if not v_credits <@ v_accounts.ids then
    raise exception 'the hold % was added to', v_hold using errcode = 'serialization_failure';
  end if;
  if p_also.unknown is not null then
    return ledger.refusal('unknown_account', p_also.unknown);
  end if;
  if p_taking is null then
    v_taking := ledger.taking_of(v_credits, v_held, p_captured, p_released);
  end if;
  if v_taking is null then
    return ledger.refusal('exceeds_hold', v_hold::text);
  end if;
  for i in 1 .. cardinality(v_taking.credits) loop
    v_place := array_position(v_credits, v_taking.credits[i]);
    if v_place is null or v_taking.captured[i] < 0 or v_taking.released[i] < 0
      or v_taking.captured[i] + v_taking.released[i] > v_held[v_place] then
      return ledger.refusal('exceeds_hold', v_hold::text);
    end if;
  end loop;

  v_lines := ledger.taking_lines(v_account, p_to, v_taking,
    v_accounts.currencies[array_position(v_accounts.ids, v_account)], p_also);
  v_body := ledger.body_of(p_label, v_accounts, v_lines);
  if v_body is null then
    return ledger.refuse_unknown(v_accounts, v_lines);
  end if;
  v_answer := ledger.write_transfer(p_label, v_body, v_accounts, v_lines);
  if v_answer.outcome = 'posted' and not v_answer.replayed then
    for i in 1 .. cardinality(v_taking.credits) loop
      v_place := array_position(v_credits, v_taking.credits[i]);
      v_rest := v_held[v_place] - v_taking.captured[i] - v_taking.released[i];
      if v_rest = 0 then
        delete from ledger.open_hold h where h.hold_id = v_hold and h.source_id = v_credits[v_place];
      elsif v_rest < v_held[v_place] then
        update ledger.open_hold h set remaining_minor = v_rest
        where h.hold_id = v_hold and h.source_id = v_credits[v_place];
      end if;
      v_held[v_place] := v_rest;
    end loop;
  end if;
  return v_answer;
end $$;

-- Takes sums from a hold. Without a destination nothing is captured. Further postings (a payout) go along in the
-- same transfer.
create function ledger.resolve_hold(
  p_key text, p_kind text, p_reference text, p_note text,
  p_hold bigint, p_destination text, p_captured bigint, p_released bigint,
  p_sources text[], p_destinations text[], p_amounts bigint[], p_currencies text[]
) returns ledger.answer language plpgsql
security definer set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_also ledger.lines := ledger.lines_of(p_sources, p_destinations, p_amounts, p_currencies);
  v_to bigint;
begin
  if p_destination is not null then
    select a.account_id into v_to from ledger.account a where a.ref = p_destination;
    if not found then
      v_also.unknown := p_destination;
    end if;
  end if;
  return ledger.resolve(
    row(ledger.hash16(p_key), p_kind, p_reference, p_note, 'r', p_hold), v_to, null,
    case when p_destination is not null then p_captured else 0 end, p_released, v_also);
end $$;

-- Takes parts of what a hold took from each account: so much goes to `p_to`, so much back. What is left stays on hold.
create function ledger.resolve_hold_by_id(
  p_key uuid, p_kind text, p_reference text, p_note text,
  p_hold bigint, p_to bigint, p_credits bigint[], p_captured bigint[], p_released bigint[],
  p_sources bigint[], p_destinations bigint[], p_amounts bigint[]
) returns ledger.answer language plpgsql
security definer set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return ledger.resolve(
    row(p_key, p_kind, p_reference, p_note, 'r', p_hold),
    case when 0 < any (p_captured) then p_to end,
    row(p_credits, p_captured, p_released), null, null,
    row(p_sources, p_destinations, p_amounts, null, null, null));
end $$;
