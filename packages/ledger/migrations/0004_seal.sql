-- The chain. Posting does not wait for it: a sealer, one at a time, links committed transfers in batches.
-- Nothing here takes a lock that a posting needs.

create function ledger.genesis() returns bytea language sql immutable as $$
  select sha256(convert_to('palpite ledger', 'UTF8'))
$$;

-- What one link covers, beside the link before. The key stands last: it is the only free text.
create function ledger.seal_content(p_transfer bigint, p_key text, p_created_at timestamptz, p_body_hash bytea)
returns bytea language sql stable as $$
  select convert_to(
    p_transfer::text || ' ' || (extract(epoch from p_created_at) * 1000000)::bigint::text || ' '
      || encode(p_body_hash, 'hex') || ' ' || p_key, 'UTF8')
$$;

-- Seals up to `p_limit` committed transfers and adds them to the balances of the unguarded accounts.
-- Returns how many; 0 also while another sealer is at work.
create function ledger.seal_transfers(p_limit int)
returns int language plpgsql security definer set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_seq bigint;
  v_hash bytea;
  v_next record;
  v_seqs bigint[] := '{}';
  v_ids bigint[] := '{}';
  v_hashes bytea[] := '{}';
begin
  -- Held until the end of the transaction, so the next sealer sees what this one has linked.
  if not pg_try_advisory_xact_lock(7377251911) then
    return 0;
  end if;
  select s.seq, s.hash into v_seq, v_hash from ledger.seal s order by s.seq desc limit 1;
  if not found then
    v_seq := 0;
    v_hash := ledger.genesis();
  end if;
  -- A transfer that saw another one's effect has the higher number, so cause stands before effect.
  for v_next in
    select t.transfer_id, ledger.seal_content(t.transfer_id, t.key, t.created_at, t.body_hash) as content
    from ledger.unsealed u join ledger.transfer t using (transfer_id)
    order by u.transfer_id limit p_limit
  loop
    v_seq := v_seq + 1;
    v_hash := sha256(v_hash || v_next.content);
    v_seqs := v_seqs || v_seq;
    v_ids := v_ids || v_next.transfer_id;
    v_hashes := v_hashes || v_hash;
  end loop;
  if cardinality(v_ids) = 0 then
    return 0;
  end if;
  insert into ledger.seal (seq, transfer_id, hash)
  select * from unnest(v_seqs, v_ids, v_hashes);
  delete from ledger.unsealed u where u.transfer_id = any (v_ids);
  update ledger.account a set balance_minor = a.balance_minor + moved.minor
  from (
    select side.account_id, sum(side.minor)::bigint as minor
    from (
      select p.source_id as account_id, -p.amount_minor as minor
      from ledger.posting p where p.transfer_id = any (v_ids)
      union all
      select p.destination_id, p.amount_minor
      from ledger.posting p where p.transfer_id = any (v_ids)
    ) side
    group by side.account_id
  ) moved
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
