-- Checkpoints: what the books said at a place in the chain, counted from the checkpoint before and the transfers that
-- were sealed since. A verification can begin there, and what lies before can be detached.

-- What transfers changed in the holds, by account that a hold took from. The numbers are those of `p_ids` in order.
create function ledger.held_by(p_ids bigint[])
returns table (hold_id bigint, source_id bigint, account_id bigint, minor bigint) language plpgsql stable as $$
begin
  return query
  select coalesce(t.relates_to, t.transfer_id), coalesce(p.credit_id, p.source_id),
    case when t.role = 'h' then p.destination_id else p.source_id end,
    case when t.role = 'h' then p.amount_minor else -p.amount_minor end
  from unnest(p_ids) as id
  join ledger.transfer t on t.transfer_id = id
  join ledger.posting p on p.transfer_id = id
  where t.transfer_id between p_ids[1] and p_ids[cardinality(p_ids)]
    and p.transfer_id between p_ids[1] and p_ids[cardinality(p_ids)]
    and (t.role = 'h' or p.credit_id is not null);
end $$;

-- The hash of a checkpoint over the one before, its row, its balances and its holds.
create function ledger.checkpoint_hash(p_row ledger.checkpoint) returns bytea language sql stable as $$
  select sha256(
    coalesce((
      select before.hash from ledger.checkpoint before
      where before.checkpoint_id < p_row.checkpoint_id order by before.checkpoint_id desc limit 1), ledger.genesis())
    || int8send(p_row.seq) || p_row.chain_hash || int8send(p_row.highest_id) || int8send(p_row.sealed_below)
    || coalesce((
      select string_agg(int8send(b.account_id) || int8send(b.balance_minor) || int8send(b.last_transfer), ''
        order by b.account_id)
      from ledger.checkpoint_balance b where b.checkpoint_id = p_row.checkpoint_id), '')
    || coalesce((
      select string_agg(int8send(h.hold_id) || int8send(h.source_id) || int8send(h.account_id)
        || int8send(h.remaining_minor), '' order by h.hold_id, h.source_id)
      from ledger.checkpoint_hold h where h.checkpoint_id = p_row.checkpoint_id), ''))
$$;

-- Makes a checkpoint at the chain's end and returns its number; null when nothing was sealed since the last one.
create function ledger.make_checkpoint()
returns bigint language plpgsql security definer set search_path = '' as $$
declare
  v_before ledger.checkpoint;
  v_new ledger.checkpoint;
  v_ids bigint[];
begin
  perform pg_advisory_xact_lock(7377251913);
  select * into v_before from ledger.checkpoint c order by c.checkpoint_id desc limit 1;
  -- One statement, so that nothing is sealed between the two. A transfer that is written now may have a number
  -- from before; none is written for a day.
  select s.seq, s.hash, least(ledger.id_at(ledger.now() - interval '1 day'),
    (select min(u.transfer_id) from ledger.unsealed u))
  into v_new.seq, v_new.chain_hash, v_new.sealed_below
  from ledger.seal s order by s.seq desc limit 1;
  if v_new.seq is null or v_new.seq = v_before.seq then
    return null;
  end if;
  select array_agg(id order by id) into v_ids
  from ledger.seal s cross join unnest(s.transfer_ids) as id
  where s.seq > coalesce(v_before.seq, 0) and s.seq <= v_new.seq;
  v_new.checkpoint_id := coalesce(v_before.checkpoint_id, 0) + 1;
  v_new.highest_id := greatest(v_before.highest_id, v_ids[cardinality(v_ids)]);
  v_new.made_at := ledger.now();
  insert into ledger.checkpoint_balance (account_id, checkpoint_id, balance_minor, last_transfer)
  select moved.account_id, v_new.checkpoint_id, coalesce(kept.balance_minor, 0) + moved.minor, moved.last_transfer
  from ledger.moved_by(v_ids) moved
  left join lateral (
    select b.balance_minor from ledger.checkpoint_balance b
    where b.account_id = moved.account_id and b.checkpoint_id < v_new.checkpoint_id
    order by b.checkpoint_id desc limit 1
  ) kept on true;
  insert into ledger.checkpoint_hold (checkpoint_id, hold_id, source_id, account_id, remaining_minor)
  select v_new.checkpoint_id, part.hold_id, part.source_id, part.account_id, sum(part.minor)
  from (
    select h.hold_id, h.source_id, h.account_id, h.remaining_minor as minor
    from ledger.checkpoint_hold h where h.checkpoint_id = v_before.checkpoint_id
    union all
    select moved.hold_id, moved.source_id, moved.account_id, moved.minor from ledger.held_by(v_ids) moved
  ) part
  group by part.hold_id, part.source_id, part.account_id
  having sum(part.minor) <> 0;
  v_new.hash := ledger.checkpoint_hash(v_new);
  insert into ledger.checkpoint select v_new.*;
  return v_new.checkpoint_id;
end $$;
