-- Whether events of a topic change the read models: bets, what else teams are counted by, whatever moves a wallet.
create or replace function operator.is_tallied(p_topic text) returns boolean language sql immutable as $$
  select p_topic like 'wager.%' or p_topic in ('account.opened', 'session.began', 'balance.changed', 'deposit.credited',
    'withdrawal.changed', 'withdrawal.paid')
$$;
