-- What the application may do: read, and call the functions that keep the books. It cannot write.

revoke all on schema ledger from public;
revoke all on all tables in schema ledger from public;
revoke execute on all functions in schema ledger from public;

grant usage on schema ledger to palpite_app;
grant select on
  ledger.setting, ledger.account, ledger.used_key, ledger.transfer, ledger.posting, ledger.open_hold, ledger.correction,
  ledger.unsealed, ledger.seal, ledger.checkpoint, ledger.checkpoint_balance, ledger.checkpoint_hold, ledger.migration
to palpite_app;
grant usage on sequence ledger.tick to palpite_app;
grant execute on function
  ledger.now(),
  ledger.id_at(timestamptz),
  ledger.time_of(bigint),
  ledger.new_id(bigint),
  ledger.week_of(bigint),
  ledger.first_id_of(int),
  ledger.make_partitions(int),
  ledger.detach_partitions(),
  ledger.hash16(text),
  ledger.post(text, text, text, text, text[], text[], bigint[], text[]),
  ledger.post_by_id(uuid, text, text, text, bigint[], bigint[], bigint[]),
  ledger.correct(text, text, text, text, bigint),
  ledger.open_account(text, text, text, boolean, boolean),
  ledger.hold(text, text, text, text, bigint, text, text[], bigint[], text),
  ledger.hold_by_id(uuid, text, text, text, bigint, bigint, bigint[], bigint[]),
  ledger.resolve_hold(text, text, text, text, bigint, text, bigint, bigint, text[], text[], bigint[], text[]),
  ledger.resolve_hold_by_id(
    uuid, text, text, text, bigint, bigint, bigint[], bigint[], bigint[], bigint[], bigint[], bigint[]),
  ledger.seal_transfers(int),
  ledger.balance_of(text),
  ledger.genesis(),
  ledger.line_text(text, text, bigint, text, text),
  ledger.body_hash(text, text, text, "char", bigint, text),
  ledger.seal_content(bigint, uuid, uuid),
  ledger.make_checkpoint(),
  ledger.checkpoint_hash(ledger.checkpoint)
to palpite_app;
