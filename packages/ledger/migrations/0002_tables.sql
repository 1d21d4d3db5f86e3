-- The ledger's tables. Written by the functions of this schema alone; nothing here is ever edited.
--
-- Amounts are whole minor units. A posting takes from its source and gives to its destination, so the
-- sum of all balances of a currency is zero by construction, and a check (verify) all the same.

create table ledger.account (
  account_id bigint generated always as identity primary key,
  ref text not null unique check (ref ~ '^[A-Za-z0-9][A-Za-z0-9:_.-]{0,119}$'),
  currency text not null check (currency ~ '^[A-Z]{3,12}$'),
  brand text not null check (brand <> ''),
  -- Guarded: never below zero; every posting to it waits for the one before. Unguarded (house): may go
  -- below zero and is never locked, so that one hot account does not put all players in one queue.
  guarded boolean not null,
  -- Listed: has a statement, so its postings are indexed (wallets; not holds, not the house).
  listed boolean not null,
  -- Guarded: the balance. Unguarded: the sum of the sealed postings; those in ledger.unsealed come on top.
  balance_minor bigint not null default 0,
  -- Guarded: its latest transfer, which is also the version of its balance. The next one is above it, even
  -- when the clock steps back, so the order of numbers is the order of effects.
  last_transfer bigint not null default 0,
  opened_at timestamptz not null default ledger.now(),
  constraint account_not_below_zero check (not guarded or balance_minor >= 0)
) with (fillfactor = 70);

-- The idempotency keys, 16 bytes of SHA-256 each. They outlive the partitions and never expire.
create table ledger.used_key (
  key_hash uuid primary key,
  transfer_id bigint not null
);

create table ledger.transfer (
  transfer_id bigint primary key,
  -- The hold that it adds to or takes from, or the transfer that it reverses.
  relates_to bigint,
  key_hash uuid not null,
  -- What was asked for, 16 bytes of SHA-256; the same key with another hash is refused.
  body_hash uuid not null,
  -- p: posting, h: hold, r: resolves (all or a part of) a hold, x: correction.
  role "char" not null check (role in ('p', 'h', 'r', 'x')),
  kind text not null check (kind ~ '^[a-z][a-z0-9-]{0,59}$'),
  reference text not null check (length(reference) <= 200),
  note text not null check (length(note) <= 1000)
) partition by range (transfer_id);

-- No foreign keys to account: each insert would lock the house account's row (KEY SHARE) and write its
-- lock list, which is the very queue that unguarded accounts avoid. The functions look the accounts up,
-- accounts cannot be deleted, and verify checks.
create table ledger.posting (
  transfer_id bigint not null,
  source_id bigint not null,
  destination_id bigint not null,
  amount_minor bigint not null check (amount_minor >= 0),
  -- The balance right after this posting; null for unguarded accounts, which have no order.
  source_after_minor bigint,
  destination_after_minor bigint,
  -- Of a hold that is captured or released: the account whose share of the hold this is.
  credit_id bigint,
  line smallint not null,
  -- Which side is listed. 1: the source, 2: the destination, 3: both.
  lists smallint not null check (lists between 0 and 3),
  primary key (transfer_id, line),
  check (source_id <> destination_id)
) partition by range (transfer_id);
create index posting_source on ledger.posting (source_id, transfer_id) where lists in (1, 3);
create index posting_destination on ledger.posting (destination_id, transfer_id) where lists in (2, 3);

-- What is on hold now: a row for each account that a hold took from, removed once nothing of it remains.
create table ledger.open_hold (
  hold_id bigint not null,
  source_id bigint not null,
  -- Where it is held. If guarded, its lock is the lock of these rows.
  account_id bigint not null,
  remaining_minor bigint not null check (remaining_minor > 0),
  primary key (hold_id, source_id)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

-- Which transfers were reversed: each at most once.
create table ledger.correction (
  corrects bigint primary key,
  transfer_id bigint not null unique
);

-- Committed transfers that the chain does not hold yet. A transfer enters in its own transaction and
-- leaves in the one that seals it: whatever the order of commits, none can be passed over.
create table ledger.unsealed (
  transfer_id bigint primary key
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

-- The chain, a batch a row: each hash covers the one before and the whole content of its transfers. `seq`
-- is the place of the batch's last transfer in the chain of all.
create table ledger.seal (
  seq bigint primary key,
  transfer_ids bigint[] not null check (cardinality(transfer_ids) > 0),
  hash bytea not null
);

-- A place in the chain with what the books said there, so that what follows can be verified alone.
create table ledger.checkpoint (
  checkpoint_id bigint primary key,
  seq bigint not null,
  chain_hash bytea not null,
  -- No sealed transfer has a higher number …
  highest_id bigint not null,
  -- … and every transfer with a number below this one is sealed.
  sealed_below bigint not null,
  made_at timestamptz not null,
  -- Covers the checkpoint before, this row and the two tables below.
  hash bytea not null
);

-- The balances of the accounts that were posted to since the checkpoint before.
create table ledger.checkpoint_balance (
  account_id bigint not null,
  checkpoint_id bigint not null,
  balance_minor bigint not null,
  last_transfer bigint not null,
  primary key (account_id, checkpoint_id)
);
create index checkpoint_balance_of on ledger.checkpoint_balance (checkpoint_id);

-- All that was on hold.
create table ledger.checkpoint_hold (
  checkpoint_id bigint not null,
  hold_id bigint not null,
  source_id bigint not null,
  account_id bigint not null,
  remaining_minor bigint not null,
  primary key (checkpoint_id, hold_id, source_id)
);

create function ledger.refuse_edit() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is never edited: % on % refused', tg_op, tg_table_name
    using errcode = 'insufficient_privilege', hint = 'Post a correction.';
end $$;

do $$
declare
  v_table text;
begin
  foreach v_table in array array['transfer', 'posting', 'correction', 'seal', 'checkpoint', 'checkpoint_balance',
    'checkpoint_hold']
  loop
    execute format('create trigger never_edited before update or delete or truncate on ledger.%I
      for each statement execute function ledger.refuse_edit()', v_table);
  end loop;
end $$;
create trigger never_removed before delete or truncate on ledger.account
  for each statement execute function ledger.refuse_edit();
create trigger never_edited before update of account_id, ref, currency, brand, guarded, listed on ledger.account
  for each statement execute function ledger.refuse_edit();
create trigger never_removed before delete or truncate on ledger.used_key
  for each statement execute function ledger.refuse_edit();
-- Its transfer's number may change while both are being written.
create trigger never_edited before update of key_hash on ledger.used_key
  for each statement execute function ledger.refuse_edit();
