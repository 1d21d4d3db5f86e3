-- The ledger's tables. Written by the functions of this schema alone; nothing here is ever edited.
--
-- Amounts are whole minor units. A posting takes from its source and gives to its destination, so the
-- sum of all balances of a currency is zero by construction, and a check (verify) all the same.

create table ledger.account (
  account_id bigint generated always as identity primary key,
  ref text not null unique check (ref ~ '^[A-Za-z0-9][A-Za-z0-9:_.-]{0,119}$'),
  currency text not null check (currency ~ '^[A-Z]{3,12}$'),
  merchant text not null check (merchant <> ''),
  -- Guarded: never below zero; every posting to it waits for the one before. Unguarded (house): may go
  -- below zero and is never locked, so that one hot account does not put all players in one queue.
  guarded boolean not null,
  -- Guarded: the balance. Unguarded: the sum of the sealed postings; those in ledger.unsealed come on top.
  balance_minor bigint not null default 0,
  opened_at timestamptz not null default now(),
  constraint account_not_below_zero check (not guarded or balance_minor >= 0)
) with (fillfactor = 70);

create table ledger.transfer (
  transfer_id bigint generated always as identity primary key,
  -- The caller's idempotency key. It never expires.
  key text not null unique check (length(key) between 1 and 200),
  kind text not null check (kind ~ '^[a-z][a-z0-9-]{0,59}$'),
  reference text not null check (length(reference) <= 200),
  note text not null check (length(note) <= 1000),
  is_hold boolean not null,
  -- The hold that this transfer settles or releases: at most one transfer per hold.
  resolves bigint,
  -- The transfer that this one reverses: at most one reversal per transfer.
  corrects bigint,
  -- What the caller asked for; the same key with another hash is refused.
  body_hash bytea not null,
  created_at timestamptz not null default now()
);
create unique index transfer_resolves on ledger.transfer (resolves) where resolves is not null;
create unique index transfer_corrects on ledger.transfer (corrects) where corrects is not null;

-- No foreign keys to account: each insert would lock the house account's row (KEY SHARE) and write its
-- lock list, which is the very queue that unguarded accounts avoid. The functions look the accounts up,
-- accounts cannot be deleted, and verify checks.
create table ledger.posting (
  transfer_id bigint not null,
  line smallint not null,
  source_id bigint not null,
  destination_id bigint not null,
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null,
  -- The balance right after this posting; null for unguarded accounts, which have no order.
  source_after_minor bigint,
  destination_after_minor bigint,
  primary key (transfer_id, line),
  check (source_id <> destination_id)
);
create index posting_source on ledger.posting (source_id, transfer_id, line);
create index posting_destination on ledger.posting (destination_id, transfer_id, line);

-- Committed transfers that the chain does not hold yet. A transfer enters in its own transaction and
-- leaves in the one that seals it: whatever the order of commits, none can be passed over.
create table ledger.unsealed (
  transfer_id bigint primary key
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

-- The chain: each hash covers the one before and the whole content of its transfer.
create table ledger.seal (
  seq bigint primary key,
  transfer_id bigint not null unique,
  hash bytea not null
);

create function ledger.refuse_edit() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is never edited: % on % refused', tg_op, tg_table_name
    using errcode = 'insufficient_privilege', hint = 'Post a correction.';
end $$;

create trigger never_edited before update or delete or truncate on ledger.transfer
  for each statement execute function ledger.refuse_edit();
create trigger never_edited before update or delete or truncate on ledger.posting
  for each statement execute function ledger.refuse_edit();
create trigger never_edited before update or delete or truncate on ledger.seal
  for each statement execute function ledger.refuse_edit();
create trigger never_removed before delete or truncate on ledger.account
  for each statement execute function ledger.refuse_edit();
create trigger never_edited before update of account_id, ref, currency, merchant, guarded on ledger.account
  for each statement execute function ledger.refuse_edit();
