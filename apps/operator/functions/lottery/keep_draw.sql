-- What was published of a draw never changes, and a draw is never removed.
create or replace function operator.keep_draw() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a draw is never removed' using errcode = 'insufficient_privilege';
  end if;
  if row(old.commitment, old.chain_anchor, old.chain_place, old.drand_round, old.drand_key, old.drand_later)
      is distinct from row(new.commitment, new.chain_anchor, new.chain_place, new.drand_round, new.drand_key, new.drand_later)
    -- A close that moves before the sale begins is signed again.
    or old.opens_at <= ledger.now() and old.signature is distinct from new.signature
    -- The rows of plays that settle its bets are those of the beginning of its sale.
    or old.closed_at is not null and row(old.opens_at, old.closes_at, old.closed_at, old.bet_count, old.root, old.chunk_roots,
      old.mixed_round, old.close_signature)
      is distinct from row(new.opens_at, new.closes_at, new.closed_at, new.bet_count, new.root, new.chunk_roots,
        new.mixed_round, new.close_signature)
    or old.refused_at is not null and old.refused_at is distinct from new.refused_at
    or old.drawn_at is not null and row(old.draws_at, old.drawn_at, old.seed, old.numbers, old.drand_signature,
      old.draw_signature)
      is distinct from row(new.draws_at, new.drawn_at, new.seed, new.numbers, new.drand_signature, new.draw_signature)
    or old.voided_at is not null and row(old.voided_at, old.drawn_at, old.draw_signature)
      is distinct from row(new.voided_at, new.drawn_at, new.draw_signature)
  then
    raise exception 'what is published of a draw never changes' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
