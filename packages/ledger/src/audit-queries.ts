/**
 * The statements of the audit (`verify.ts`). Their parameters are where it begins: $1 the place in the chain, $2 a
 * number that no later transfer is below, $3 the checkpoint (null: the beginning of the ledger), $4 the hash of that
 * place, $5 the highest number that was sealed until there.
 */

/** The transfers that are judged: sealed after the place, or not sealed yet. */
const MEMBER = `
  member as (
    select id as transfer_id from ledger.seal s cross join unnest(s.transfer_ids) as id where s.seq > $1
    union all
    select transfer_id from ledger.unsealed
  ), begun as (
    select distinct on (account_id) account_id, balance_minor, last_transfer from ledger.checkpoint_balance
    where checkpoint_id <= $3 order by account_id, checkpoint_id desc
  ), side as (
    select p.transfer_id, p.line, p.source_id as account_id, -p.amount_minor as minor, p.source_after_minor as kept
    from member join ledger.posting p using (transfer_id) where p.transfer_id >= $2
    union all
    select p.transfer_id, p.line, p.destination_id, p.amount_minor, p.destination_after_minor
    from member join ledger.posting p using (transfer_id) where p.transfer_id >= $2
  )`;

export const SUMS = `
  select currency, sum(balance)::text as sum from (
    select currency, balance_minor as balance from ledger.account
    union all
    select a.currency, case when a.account_id = p.source_id then -p.amount_minor else p.amount_minor end
    from ledger.unsealed u join ledger.posting p using (transfer_id)
    join ledger.account a on a.account_id in (p.source_id, p.destination_id) and not a.guarded
  ) parts group by currency order by currency`;

export const BELOW_ZERO = `select ref from ledger.account where guarded and balance_minor < 0 order by ref`;

/** Every account, posted to or not: what it keeps, and what it began with and its postings add up to. */
export const BALANCES_OFF = `
  with ${MEMBER}, counted as (
    select account_id, sum(minor)::bigint as minor from (
      select account_id, minor from side
      union all select account_id, balance_minor from begun
    ) parts group by account_id
  ), waiting as (
    select account_id, sum(minor)::bigint as minor
    from ledger.unsealed join side using (transfer_id) group by account_id
  ), compared as (
    select a.account_id, coalesce(a.ref, '#' || c.account_id) as ref,
      coalesce(a.balance_minor + case when a.guarded then 0 else coalesce(w.minor, 0) end, 0) as kept,
      coalesce(c.minor, 0) as counted
    from ledger.account a
    full join counted c using (account_id)
    left join waiting w using (account_id)
  )
  select ref, kept, counted from compared where kept <> counted or account_id is null order by 1`;

/** What is on hold, and what the transfers say is. */
export const HOLDS_OFF = `
  with ${MEMBER}, counted as (
    select hold_id, source_id, account_id, sum(minor)::bigint as minor from (
      select hold_id, source_id, account_id, remaining_minor as minor
      from ledger.checkpoint_hold where checkpoint_id = $3
      union all
      select coalesce(t.relates_to, t.transfer_id), p.source_id, p.destination_id, p.amount_minor
      from member join ledger.transfer t using (transfer_id) join ledger.posting p using (transfer_id)
      where t.role = 'h' and t.transfer_id >= $2 and p.transfer_id >= $2
      union all
      select t.relates_to, p.credit_id, p.source_id, -p.amount_minor
      from member join ledger.transfer t using (transfer_id) join ledger.posting p using (transfer_id)
      where p.credit_id is not null and t.transfer_id >= $2 and p.transfer_id >= $2
    ) moves group by hold_id, source_id, account_id
  )
  select hold_id, coalesce(a.ref, '#' || source_id) as ref,
    coalesce(h.remaining_minor, 0) as kept, coalesce(c.minor, 0) as counted
  from ledger.open_hold h
  full join counted c using (hold_id, source_id, account_id)
  left join ledger.account a on a.account_id = source_id
  where coalesce(h.remaining_minor, 0) <> coalesce(c.minor, 0)
  order by hold_id, 2`;

// A batch is judged by the stored hash before it, so all are checked at once; each transfer's content is hashed again
// from its postings and the accounts' names, not taken from what was stored at the time. So an edit is found at its
// transfer; only where the stored hashes of its content were made to fit, at its batch. The balances kept with each
// posting follow from the postings before it: a guarded account is locked while it is posted to, so its transfers'
// numbers follow the order of their effect.
export const CHAIN = `
  with ${MEMBER}, line as (
    select p.transfer_id, string_agg(
      ledger.line_text(s.ref, d.ref, p.amount_minor, s.currency, credit.ref), ',' order by p.line) as lines,
      bool_or(s.currency is distinct from d.currency
        or p.lists is distinct from s.listed::int + 2 * d.listed::int
        or credit.account_id is distinct from p.credit_id) as unfit
    from ledger.posting p
    left join ledger.account s on s.account_id = p.source_id
    left join ledger.account d on d.account_id = p.destination_id
    left join ledger.account credit on credit.account_id = p.credit_id
    where p.transfer_id >= $2
    group by p.transfer_id
  ), content as (
    select t.*, ledger.seal_content(t.transfer_id, t.key_hash, t.body_hash) as sealed,
      ledger.body_hash(t.kind, t.reference, t.note, t.role, t.relates_to, coalesce(l.lines, '')) is distinct from t.body_hash
        or coalesce(l.unfit, false) or k.transfer_id is distinct from t.transfer_id
        or (t.role = 'x' and c.transfer_id is distinct from t.transfer_id) as is_edited
    from ledger.transfer t
    left join line l using (transfer_id)
    left join ledger.used_key k on k.key_hash = t.key_hash
    left join ledger.correction c on c.corrects = t.relates_to and t.role = 'x'
    where t.transfer_id >= $2
  ), batch as (
    select s.seq, s.hash, s.transfer_ids, cardinality(s.transfer_ids) as size,
      coalesce(lag(s.hash) over (order by s.seq), $4) as before,
      coalesce(lag(s.seq) over (order by s.seq), $1) as seq_before
    from ledger.seal s where s.seq > $1
  ), link as (
    select b.seq as batch, b.seq - b.size + u.place as seq, u.transfer_id, c.sealed, c.is_edited,
      count(*) over (partition by u.transfer_id) as times
    from batch b
    cross join unnest(b.transfer_ids) with ordinality as u(transfer_id, place)
    left join content c using (transfer_id)
  ), batch_content as (
    select batch, string_agg(sealed, '' order by seq) as sealed, bool_and(sealed is not null) as is_whole
    from link group by batch
  ), balance_then as (
    select side.transfer_id, side.kept, case when a.guarded then
      coalesce(begun.balance_minor, 0)
        + sum(side.minor) over (partition by side.account_id order by side.transfer_id, side.line) end as counted
    from side join ledger.account a using (account_id) left join begun using (account_id)
  ), latest as (
    select account_id, max(transfer_id) as last_transfer from (
      select account_id, transfer_id from side
      union all select account_id, last_transfer from begun
    ) seen group by account_id
  ), broken as (
    select seq, transfer_id, case
      when sealed is null then 'removed'
      when is_edited then 'edited'
      when times > 1 then 'added'
    end as reason, 1 as place
    from link
    union all
    select b.seq - b.size + 1, b.transfer_ids[1], case
      when b.seq <> b.seq_before + b.size then 'out-of-order'
      when c.is_whole and b.hash <> sha256(b.before || c.sealed) then 'edited'
    end, 2
    from batch b join batch_content c on c.batch = b.seq
    union all
    select null, c.transfer_id, case when u.transfer_id is null then 'added' when c.is_edited then 'edited' end, 3
    from content c
    left join ledger.unsealed u using (transfer_id)
    left join link using (transfer_id)
    where link.transfer_id is null and (u.transfer_id is not null or c.transfer_id > $5)
    union all
    select link.seq, u.transfer_id, case when t.transfer_id is null then 'removed' when link.seq is not null then 'added' end, 3
    from ledger.unsealed u
    left join ledger.transfer t on t.transfer_id = u.transfer_id and t.transfer_id >= $2
    left join link on link.transfer_id = u.transfer_id
    union all
    select null, p.transfer_id, 'added', 3
    from ledger.posting p left join ledger.transfer t on t.transfer_id = p.transfer_id and t.transfer_id >= $2
    where p.transfer_id >= $2 and t.transfer_id is null
    union all
    select link.seq, b.transfer_id, 'edited', 4
    from balance_then b left join link using (transfer_id)
    where b.kept is distinct from b.counted
    union all
    select null, a.last_transfer, 'out-of-order', 5
    from ledger.account a left join latest using (account_id)
    where a.last_transfer <> case when a.guarded then coalesce(latest.last_transfer, 0) else 0 end
  )
  select seq, transfer_id, reason from broken where reason is not null
  order by place, seq nulls last, transfer_id limit 1`;

/** Keys and corrections whose transfer is gone: read in the whole audit alone, since they are not kept by time. */
export const WITHOUT_TRANSFER = `
  select transfer_id from (
    select k.transfer_id from ledger.used_key k
    union all select c.transfer_id from ledger.correction c
  ) named
  left join ledger.transfer t using (transfer_id)
  where transfer_id > $1 and t.key_hash is null
  order by transfer_id limit 1`;

/** Checkpoints from a number on that are not what they were, or whose place the chain does not hold. */
export const CHECKPOINTS_OFF = `
  select c.seq, case when s.seq is null then 'cut-off' else 'edited' end as reason
  from ledger.checkpoint c left join ledger.seal s using (seq)
  where c.checkpoint_id >= $1
    and (s.hash is distinct from c.chain_hash or ledger.checkpoint_hash(c) is distinct from c.hash)
  order by c.checkpoint_id limit 1`;
