-- What a round still needs of the wallet is owed as work (games.work); the rows of the requests stay as facts. A process of
-- the release before still writes when it will try a request again, and owes no work: `owe-older-rounds.ts` does that for it,
-- and for the requests that wait now. The column goes with the next release.

alter table games.wallet_transaction alter column next_attempt_at drop not null;
