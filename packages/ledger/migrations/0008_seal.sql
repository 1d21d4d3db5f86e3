-- The chain. Posting does not wait for it: a sealer, one at a time, links committed transfers in batches.
-- Nothing here takes a lock that a posting needs.

create function ledger.genesis() returns bytea language sql immutable as $$
  select sha256(convert_to('palpite ledger', 'UTF8'))
$$;

-- What a link covers of one transfer. Its number carries its time, and its body's hash covers the rest.
create function ledger.seal_content(p_transfer bigint, p_key uuid, p_body uuid)
returns bytea language sql stable as $$
  select int8send(p_transfer) || uuid_send(p_key) || uuid_send(p_body)
$$;

-- What transfers moved, by account. The numbers are those of `p_ids` in their order, which bounds the partitions.
create function ledger.moved_by(p_ids bigint[]) returns table (account_id bigint, minor bigint, last_transfer bigint)
language plpgsql stable as $$
begin
  return query
  select side.account_id, sum(side.minor)::bigint, max(side.transfer_id)
  from (
    select p.source_id as account_id, -p.amount_minor as minor, p.transfer_id
    from unnest(p_ids) as id
    join ledger.posting p on p.transfer_id = id
    where p.transfer_id between p_ids[1] and p_ids[cardinality(p_ids)]
    union all
    select p.destination_id, p.amount_minor, p.transfer_id
    from unnest(p_ids) as id
    join ledger.posting p on p.transfer_id = id
    where p.transfer_id between p_ids[1] and p_ids[cardinality(p_ids)]
  ) side
  group by side.account_id;
end $$;

-- Seals up to `p_limit` committed transfers and adds them to the balances of the unguarded accounts.
-- Returns how many; 0 also while another sealer is at work.
create function ledger.seal_transfers(p_limit int)
returns int language plpgsql
security definer set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_seq bigint;
  v_hash bytea;
  v_ids bigint[];
  v_content bytea;
begin
  -- Held until the end of the transaction, so the next sealer sees what this one has linked.
  if not pg_try_advisory_xact_lock(7377251911) then
    return 0;
  end if;
  -- A transfer that saw another one's effect has the higher number, so cause comes before effect.
  select array_agg(next.transfer_id order by next.transfer_id) into v_ids
  from (select u.transfer_id from ledger.unsealed u order by u.transfer_id limit p_limit) next;
  if v_ids is null then
    return 0;
  end if;
  select s.seq, s.hash into v_seq, v_hash from ledger.seal s order by s.seq desc limit 1;
  if not found then
    v_seq := 0;
    v_hash := ledger.genesis();
  end if;
  select string_agg(ledger.seal_content(t.transfer_id, t.key_hash, t.body_hash), '' order by t.transfer_id)
  into v_content
  from unnest(v_ids) as id
  join ledger.transfer t on t.transfer_id = id
  where t.transfer_id between v_ids[1] and v_ids[cardinality(v_ids)];
  insert into ledger.seal (seq, transfer_ids, hash)
  values (v_seq + cardinality(v_ids), v_ids, sha256(v_hash || v_content));
  delete from ledger.unsealed u where u.transfer_id = any (v_ids);
  update ledger.account a set balance_minor = a.balance_minor + moved.minor
  from ledger.moved_by(v_ids) moved
  where a.account_id = moved.account_id and not a.guarded;
  return cardinality(v_ids);
end $$;

-- The balance of one account, exact at the moment of the statement; null when there is no such account.
create function ledger.balance_of(p_ref text) returns bigint language sql stable as $$
  select a.balance_minor + case when a.guarded then 0 else coalesce((
    select sum(case when p.source_id = a.account_id then -p.amount_minor else p.amount_minor end)
    from ledger.unsealed u join ledger.posting p using (transfer_id)
    where a.account_id in (p.source_id, p.destination_id)), 0)::bigint end
  from ledger.account a where a.ref = p_ref
$$;
