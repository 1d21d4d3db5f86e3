import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

/**
 * Demo accounts of the default brand. Journeys run in parallel on one site, so each file that moves money or ends
 * sessions has its own account, listed here so that no two files share one.
 */
export const ACCOUNT_OF = {
  play: 'member',
  login: 'agent1',
  tabs: 'agent2',
  throttle: 'agent41',
  wayBack: 'agent42',
  agents: 'affiliate',
} as const;

export interface DemoAccount {
  readonly username: string;
  readonly password: string;
}

/**
 * A demo account of the site with this data folder. Accounts of the other brands are for journeys that end no session.
 */
export function demoAccount(
  dataDirectory: string,
  username: string,
  brandCode: 'palpite' | 'lumen' | 'trangvang' = 'palpite',
): DemoAccount {
  const all = JSON.parse(readFileSync(join(dataDirectory, 'demo-accounts.json'), 'utf8')) as {
    brandCode: string;
    username: string;
    password: string;
  }[];
  const found = all.find((one) => one.brandCode === brandCode && one.username === username);
  if (!found) throw new Error(`there is no demo account ${username}`);
  return found;
}

/** The main wallet's balance in the ledger, in minor units. Also finds guests, by their account name. */
export async function ledgerBalance(databaseUrl: string, username: string): Promise<bigint> {
  const { rows } = await query<{ balance: string }>(
    databaseUrl,
    `select wallet.balance_minor as balance
       from operator.account as holder
       join ledger.account as wallet on wallet.ref = 'player:' || holder.id || ':main'
      where holder.brand_code = 'palpite' and holder.username_key = lower($1)`,
    [username],
  );
  const [row] = rows;
  if (!row) throw new Error(`${username} has no wallet`);
  return BigInt(row.balance);
}

/** The sum of all balances per currency, sealed and unsealed: zero, always. */
export async function ledgerSums(databaseUrl: string): Promise<Record<string, string>> {
  const { rows } = await query<{ currency: string; sum: string }>(
    databaseUrl,
    `select currency, sum(amount)::text as sum from (
       select source.currency, -posting.amount_minor as amount
         from ledger.posting join ledger.account as source on source.account_id = source_id
       union all
       select destination.currency, posting.amount_minor
         from ledger.posting join ledger.account as destination on destination.account_id = destination_id
     ) as movements group by currency`,
    [],
  );
  return Object.fromEntries(rows.map(({ currency, sum }) => [currency, sum]));
}

export interface PlayedRound {
  readonly state: string;
  readonly winMinor: bigint;
}

/** The rounds of a player as the game host recorded them, oldest first. */
export async function playedRounds(databaseUrl: string, username: string): Promise<PlayedRound[]> {
  const { rows } = await query<{ state: string; win: string | null }>(
    databaseUrl,
    `select round.state, round.win_minor as win
       from games.round as round
       join operator.account as holder on holder.id::text = round.player_id
      where holder.brand_code = 'palpite' and holder.username_key = lower($1)
      order by round.created_at`,
    [username],
  );
  return rows.map(({ state, win }) => ({ state, winMinor: BigInt(win ?? 0) }));
}

/** Gives a demo account a verified number (E.164), as registration by number does. */
export async function proveMobile(
  databaseUrl: string,
  username: string,
  number: string,
): Promise<void> {
  await query(
    databaseUrl,
    `insert into operator.proved_mobile (brand_code, number, account_id, proved_at)
     select brand_code, $2, id, now() from operator.account
      where brand_code = 'palpite' and username_key = lower($1)`,
    [username, number],
  );
}

/** Ends the waiting time of a member's payout accounts. The operator's own tests prove that the wait applies. */
export async function endPayoutWaits(databaseUrl: string, username: string): Promise<void> {
  await query(
    databaseUrl,
    `update operator.payout_account set usable_at = now()
      where account_id = (select id from operator.account
                           where brand_code = 'palpite' and username_key = lower($1))`,
    [username],
  );
}

async function query<Row extends object>(databaseUrl: string, sql: string, values: unknown[]) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await client.query<Row>(sql, values);
  } finally {
    await client.end();
  }
}
