-- How any transfer is decided and written. What may be called is in the files that follow.
--
-- A refusal is an answer (`outcome`), not an exception: nothing has been written when it is given, and
-- the caller's transaction can go on. Functions run as their owner with an empty search path; the
-- application's role may call them and cannot write a table. Their plans are fixed ones by index: with
-- array arguments PostgreSQL would plan anew at every call (a third of the time), and a plan made while
-- the tables were small would read them whole.

create type ledger.answer as (
  outcome text,        -- 'posted', or why not
  detail text,         -- the account, hold or transfer that the refusal is about
  transfer_id bigint,  -- also the version of each balance in the answer
  replayed boolean,
  ids bigint[],        -- the accounts that were touched …
  refs text[],
  balances bigint[]    -- … and the balances of the guarded ones right after; null where nothing was posted
);

-- What every transfer says of itself.
create type ledger.label as (
  key_hash uuid, kind text, reference text, note text, role "char", relates_to bigint
);

-- The postings of a transfer, each field an array over them.
create type ledger.lines as (
  sources bigint[], destinations bigint[], amounts bigint[],
  currencies text[],   -- as the caller gave them; null from callers that give accounts by number
  credits bigint[],    -- see posting.credit_id; null where none is a hold's
  unknown text         -- the first name that no account has
);

-- Accounts as they are under their locks; balances are null for unguarded ones, which are not locked.
create type ledger.accounts as (
  ids bigint[], refs text[], currencies text[], listed boolean[], balances bigint[], last_transfer bigint
);

-- The first 16 bytes of SHA-256. `stable`: as an immutable one it could not be inlined.
create function ledger.hash16(p_text text) returns uuid language sql stable as $$
  select encode(substring(sha256(convert_to(p_text, 'UTF8')) for 16), 'hex')::uuid
$$;

-- One posting as text. Account names and currencies cannot contain the marks between them.
create function ledger.line_text(p_source text, p_destination text, p_amount bigint, p_currency text, p_credit text)
returns text language sql stable as $$
  select p_source || '>' || p_destination || '=' || p_amount::text || ' ' || p_currency || coalesce('/' || p_credit, '')
$$;

create function ledger.body_hash(
  p_kind text, p_reference text, p_note text, p_role "char", p_relates_to bigint, p_lines text
) returns uuid language sql stable as $$
  select ledger.hash16(jsonb_build_array(p_kind, p_reference, p_note, p_role::text, p_relates_to, p_lines)::text)
$$;

create function ledger.refusal(p_outcome text, p_detail text) returns ledger.answer
language sql immutable as $$
  select row(p_outcome, p_detail, null, null, null, null, null)::ledger.answer
$$;

-- Locks the guarded ones of the accounts by ascending number, so that two transfers never wait for each other.
-- `p_read`: accounts that are named and not posted to, so they stay unlocked and without a balance here.
create function ledger.lock_accounts(p_ids bigint[], p_read bigint[] default '{}') returns ledger.accounts language plpgsql as $$
declare
  v_accounts ledger.accounts;
begin
  with locked as materialized (
    select a.account_id, a.ref, a.currency, a.listed, a.balance_minor, a.last_transfer
    from ledger.account a
    where a.account_id = any (p_ids) and a.guarded
    order by a.account_id
    for no key update
  ), known as (
    select * from locked
    union all
    select a.account_id, a.ref, a.currency, a.listed, null, 0
    from ledger.account a
    where a.account_id = any (p_ids) and not a.guarded
    union all
    select a.account_id, a.ref, a.currency, a.listed, null, 0
    from ledger.account a
    where a.account_id = any (p_read) and a.account_id <> all (array_remove(p_ids, null))
  )
  select coalesce(array_agg(k.account_id), '{}'), array_agg(k.ref), array_agg(k.currency), array_agg(k.listed),
    coalesce(array_agg(k.balance_minor), '{}'), max(k.last_transfer)
  into v_accounts
  from known k;
  return v_accounts;
end $$;

-- The same without locks and balances: enough to tell what was asked for.
create function ledger.read_accounts(p_ids bigint[]) returns ledger.accounts language sql stable as $$
  select array_agg(a.account_id), array_agg(a.ref), array_agg(a.currency), array_agg(a.listed), null::bigint[], null::bigint
  from ledger.account a where a.account_id = any (p_ids)
$$;

-- The hash of what is asked for; null when one of the accounts is unknown, which no kept transfer has.
create function ledger.body_of(p_label ledger.label, p_accounts ledger.accounts, p_lines ledger.lines)
returns uuid language plpgsql as $$
declare
  v_text text := '';
  v_from int;
  v_to int;
begin
  for i in 1 .. cardinality(p_lines.amounts) loop
    v_from := array_position(p_accounts.ids, p_lines.sources[i]);
    v_to := array_position(p_accounts.ids, p_lines.destinations[i]);
    v_text := v_text || case when i > 1 then ',' else '' end || ledger.line_text(
      p_accounts.refs[v_from], p_accounts.refs[v_to], p_lines.amounts[i],
      coalesce(p_lines.currencies[i], p_accounts.currencies[v_from]),
      p_accounts.refs[array_position(p_accounts.ids, p_lines.credits[i])]);
  end loop;
  if v_text is null then
    return null;
  end if;
  return ledger.body_hash(p_label.kind, p_label.reference, p_label.note, p_label.role, p_label.relates_to, v_text);
end $$;

-- The answer to a key that was used before: the same as then for the same body. A key whose transfer is
-- detached is refused too: what was asked for then can no longer be compared.
create function ledger.earlier_answer(p_key uuid, p_body uuid) returns ledger.answer
language plpgsql as $$
declare
  v_answer ledger.answer;
  v_body uuid;
begin
  select k.transfer_id into v_answer.transfer_id from ledger.used_key k where k.key_hash = p_key;
  if not found then
    return null;
  end if;
  select t.body_hash into v_body from ledger.transfer t where t.transfer_id = v_answer.transfer_id;
  if v_body is null or v_body is distinct from p_body then
    return ledger.refusal('key_reused', p_key::text);
  end if;
  select array_agg(last.account_id), array_agg(last.ref), array_agg(last.after_minor)
  into v_answer.ids, v_answer.refs, v_answer.balances
  from (
    select distinct on (side.account_id) side.account_id, a.ref, side.after_minor
    from (
      select p.line, p.source_id as account_id, p.source_after_minor as after_minor
      from ledger.posting p where p.transfer_id = v_answer.transfer_id
      union all
      select p.line, p.destination_id, p.destination_after_minor
      from ledger.posting p where p.transfer_id = v_answer.transfer_id
    ) side
    join ledger.account a using (account_id)
    order by side.account_id, side.line desc
  ) last;
  v_answer.outcome := 'posted';
  v_answer.replayed := true;
  return v_answer;
end $$;

-- Decides, and writes: the key first, since its unique index settles the races that locks do not see
-- (transfers between unguarded accounts only). Called under the locks of `p_accounts`.
create function ledger.write_transfer(
  p_label ledger.label, p_body uuid, p_accounts ledger.accounts, p_lines ledger.lines
) returns ledger.answer language plpgsql as $$
declare
  v_answer ledger.answer;
  v_balances bigint[] := p_accounts.balances;
  v_after bigint[] := array_fill(null::bigint, array[cardinality(p_accounts.ids)]);
  v_source_after bigint[];
  v_destination_after bigint[];
  v_lists smallint[];
  v_from int;
  v_to int;
begin
  for i in 1 .. cardinality(p_lines.amounts) loop
    v_from := array_position(p_accounts.ids, p_lines.sources[i]);
    v_to := array_position(p_accounts.ids, p_lines.destinations[i]);
    if v_from = v_to then
      return ledger.refusal('same_account', p_accounts.refs[v_from]);
    end if;
    if p_accounts.currencies[v_from] <> coalesce(p_lines.currencies[i], p_accounts.currencies[v_from]) then
      return ledger.refusal('currency_mismatch', p_accounts.refs[v_from]);
    end if;
    if p_accounts.currencies[v_to] <> p_accounts.currencies[v_from] then
      return ledger.refusal('currency_mismatch', p_accounts.refs[v_to]);
    end if;
    v_balances[v_from] := v_balances[v_from] - p_lines.amounts[i];
    v_balances[v_to] := v_balances[v_to] + p_lines.amounts[i];
    v_after[v_from] := v_balances[v_from];
    v_after[v_to] := v_balances[v_to];
    v_source_after[i] := v_balances[v_from];
    v_destination_after[i] := v_balances[v_to];
    v_lists[i] := p_accounts.listed[v_from]::int + 2 * p_accounts.listed[v_to]::int;
  end loop;
  for i in 1 .. cardinality(v_after) loop
    if v_after[i] < 0 then
      return ledger.refusal('insufficient_funds', p_accounts.refs[i]);
    end if;
  end loop;

  -- Above the accounts' last transfers and what it relates to: cause before effect.
  v_answer.transfer_id := ledger.new_id(greatest(p_accounts.last_transfer, p_label.relates_to, 0));
  if to_regclass('ledger.' || ledger.partition_of('transfer', ledger.week_of(v_answer.transfer_id))) is null then
    v_answer.transfer_id := ledger.make_room(v_answer.transfer_id);
  end if;
  insert into ledger.used_key (key_hash, transfer_id) values (p_label.key_hash, v_answer.transfer_id)
  on conflict do nothing;
  if not found then
    return ledger.earlier_answer(p_label.key_hash, p_body);
  end if;
  loop
    insert into ledger.transfer (transfer_id, relates_to, key_hash, body_hash, role, kind, reference, note)
    values (v_answer.transfer_id, p_label.relates_to, p_label.key_hash, p_body, p_label.role, p_label.kind,
      p_label.reference, p_label.note)
    on conflict do nothing;
    exit when found;
    -- "Above the account's last" may be a number that the clock gave to another account.
    v_answer.transfer_id := ledger.new_id(v_answer.transfer_id);
    update ledger.used_key set transfer_id = v_answer.transfer_id where key_hash = p_label.key_hash;
  end loop;
  for i in 1 .. cardinality(p_lines.amounts) loop
    insert into ledger.posting (transfer_id, source_id, destination_id, amount_minor, source_after_minor,
      destination_after_minor, credit_id, line, lists)
    values (v_answer.transfer_id, p_lines.sources[i], p_lines.destinations[i], p_lines.amounts[i], v_source_after[i],
      v_destination_after[i], p_lines.credits[i], i, v_lists[i]);
  end loop;
  for i in 1 .. cardinality(v_after) loop
    if v_after[i] is not null then
      update ledger.account set balance_minor = v_after[i], last_transfer = v_answer.transfer_id
      where account_id = p_accounts.ids[i];
    end if;
  end loop;
  insert into ledger.unsealed (transfer_id) values (v_answer.transfer_id);

  v_answer.outcome := 'posted';
  v_answer.replayed := false;
  v_answer.ids := p_accounts.ids;
  v_answer.refs := p_accounts.refs;
  v_answer.balances := v_after;
  return v_answer;
end $$;

create function ledger.refuse_unknown(p_accounts ledger.accounts, p_lines ledger.lines) returns ledger.answer
language sql stable as $$
  select ledger.refusal('unknown_account', coalesce(p_lines.unknown, (
    select id::text from unnest(p_lines.sources || p_lines.destinations) with ordinality as u(id, place)
    where id is null or id <> all (p_accounts.ids) order by place limit 1), ''))
$$;
