/** A large team and its play, written into the tables by SQL: the read models are then counted from them. */
import type { Pool } from 'pg';

export interface TeamSize {
  readonly members: number;
  readonly rounds: number;
}

/** Data for two report periods, so that no two measured periods are the same. */
export const DAYS = 70;
/** Each agent has so many below: 100,000 members are eight levels. */
const BELOW_EACH = 5;
/** One round in so many is the heaviest member's. */
export const HEAVY_ONE_IN = 50;

const MEMBERS = `
  insert into operator.account (id, brand_code, username, username_key, type, nickname, language, upline_id, currency, created_at)
  overriding system value
  select $2::bigint + k, 'palpite', 'team' || k, 'team' || k, (k < $3 / ${BELOW_EACH})::int, 'Team ' || k, 'PT',
    case when k < ${BELOW_EACH} then $1 else $2 + k / ${BELOW_EACH} - 1 end, 'BRL', now() - interval '200 days'
  from generate_series(0, $3::int - 1) k order by k`;

const WALLETS = `
  insert into ledger.account (ref, currency, brand, guarded, listed, balance_minor)
  select 'player:' || id || ':main', 'BRL', 'palpite', true, true, id % 1000
  from operator.account where id >= $1`;

/** Each was last here some time in a month; one in fifty is here now. */
const LOGINS = `
  insert into operator.login_history (brand_code, account_id, method, outcome, address, user_agent, at)
  select 'palpite', id, 'username', 'ok', '203.0.113.9', 'bench', now() - (id % 720) * interval '1 hour'
  from operator.account where id >= $1`;

const SESSIONS = `
  insert into operator.session (token_hash, account_id, brand_code, created_at, last_seen_at, expires_at, address, user_agent)
  select decode(md5('bench' || id), 'hex'), id, 'palpite', now(), now() - (id % 3) * interval '1 minute' , now() + interval '1 day',
    '203.0.113.9', 'bench'
  from operator.account where id >= $1 and id % 50 = 0`;

const WEEKS = `
  select operator.make_play_week(week) from generate_series(
    ledger.week_of(ledger.id_at(now() - interval '${DAYS + 1} days')), ledger.week_of(ledger.id_at(now()))) week`;

/** Numbers at equal distances up to a moment, so that each is its own and both statements have the same. */
const NUMBERS = `
  select r, ledger.id_at($7::timestamptz - interval '${DAYS} days')
      + r * ((ledger.id_at($7::timestamptz) - ledger.id_at($7::timestamptz - interval '${DAYS} days')) / $1::bigint) as id,
    case when r % ${HEAVY_ONE_IN} = 0 then $2::bigint else $3::bigint + (r::bigint * 7919 % $4::int) end as account_id,
    100 + r % 900 as stake, case when r % 3 = 0 then 150 + r % 2000 else 0 end as payout
  from generate_series($5::int, $6::int) r`;

const WAGERS = `
  insert into operator.ended_wager (id, account_id, stake_minor, valid_minor, payout_minor, settled_at, node_id, version, status,
    brand_code, product, engine, engine_ref)
  select n.id, n.account_id, n.stake, n.stake, n.payout, ledger.time_of(n.id), g.node_id, 1, 's', 'palpite', g.category,
    g.vendor_code, operator.pack_ref('round ' || n.r)
  from (${NUMBERS}) n
  join (select node_id, category, vendor_code, row_number() over (order by node_id) - 1 as place from operator.game limit 3) g
    on g.place = n.r % 3`;

const ACTS = `
  insert into operator.act (id, wager_id, amount_minor, balance_minor, captured_minor, valid_minor, paid_minor, request_hash, kind)
  select n.id + 4096, n.id, n.payout, 0, n.stake, n.stake, n.payout, md5(n.r::text)::uuid, 's' from (${NUMBERS}) n`;

/** Rounds of one statement, so that the log of the database stays small. */
const CHUNK = 250_000;

/** Fills the tables below an agent. @param heavy a member with a share of all rounds */
export async function seedTeam(
  owner: Pool,
  { members, rounds }: TeamSize,
  { agent, heavy }: { readonly agent: number; readonly heavy: number },
): Promise<void> {
  const first = heavy + 1;
  await owner.query(MEMBERS, [agent, first, members]);
  for (const statement of [WALLETS, LOGINS, SESSIONS]) await owner.query(statement, [first]);
  await owner.query(WEEKS);
  const until = new Date(Date.now() - 60_000);
  for (let from = 0; from < rounds; from += CHUNK) {
    const end = Math.min(from + CHUNK, rounds) - 1;
    const numbers = [rounds, heavy, first, members, from, end, until];
    await owner.query(WAGERS, numbers);
    await owner.query(ACTS, numbers);
  }
  await owner.query(
    `insert into operator.turnover_requirement (account_id, reason, reference, currency, required_minor, began_at)
     values ($1, 'deposit', 'D1', 'BRL', 9000000000000, now() - interval '${DAYS - 1} days 7 hours')`,
    [heavy],
  );
  await owner.query('analyze');
}
