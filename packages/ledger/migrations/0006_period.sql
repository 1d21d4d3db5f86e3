-- Where a period begins and ends among the transfers: without it a statement of one month reads all years.
create index transfer_created on ledger.transfer (created_at, transfer_id);
