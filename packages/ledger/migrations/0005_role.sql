-- What the application may do: read, and call the functions that keep the books. It cannot write.

revoke all on schema ledger from public;
revoke all on all tables in schema ledger from public;
revoke execute on all functions in schema ledger from public;

grant usage on schema ledger to palpite_app;
grant select on all tables in schema ledger to palpite_app;
grant execute on function
  ledger.post(text, text, text, text, text[], text[], bigint[], text[]),
  ledger.correct(text, text, text, text, bigint),
  ledger.open_account(text, text, text, boolean),
  ledger.hold(text, text, text, text, text, text, bigint, text),
  ledger.resolve_hold(text, text, text, text, bigint, text, bigint, text[], text[], bigint[], text[]),
  ledger.seal_transfers(int),
  ledger.balance_of(text),
  ledger.genesis(),
  ledger.line_text(text, text, bigint, text),
  ledger.body_hash(text, text, text, boolean, bigint, bigint, text),
  ledger.seal_content(bigint, text, timestamptz, bytea)
to palpite_app;
