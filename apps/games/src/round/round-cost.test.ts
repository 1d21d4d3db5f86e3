import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenGames, openGames, TestPlayer } from '../testing/open-games.ts';

/** Commits of the host in a round that goes well, its reads outside of transactions among them. */
const MOST_COMMITS = 14;
const ROUNDS = 20;

let open: OpenGames;
/** On another database, so that it does not count itself. */
let watcher: Client;
beforeAll(async () => {
  open = await openGames();
  const url = new URL(open.database.url);
  url.pathname = '/postgres';
  watcher = new Client({ connectionString: url.href });
  await watcher.connect();
});
afterAll(async () => {
  await watcher.end();
  await open.close();
});

/** The commits of a host that plays so many rounds, counted once its connections are closed. */
async function commitsOf(rounds: number): Promise<number> {
  const before = await committed();
  const games = await open.another();
  const player = await TestPlayer.open({ ...open, games });
  for (let played = 0; played < rounds; played += 1) {
    expect((await player.spin()).round.state).toBe('closed');
  }
  await games.close();
  await expect.poll(connections).toBe(0);
  return (await committed()) - before;
}

const name = () => new URL(open.database.url).pathname.slice(1);
async function committed(): Promise<number> {
  const { rows } = await watcher.query<{ commits: number }>(
    'select xact_commit::int as commits from pg_stat_database where datname = $1',
    [name()],
  );
  return rows[0]?.commits ?? 0;
}
async function connections(): Promise<number> {
  const { rows } = await watcher.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity where datname = $1 and application_name = 'palpite games'`,
    [name()],
  );
  return rows[0]?.count ?? 0;
}

test('a round costs the host no more commits than its journal needs, and leaves no work behind', async () => {
  await commitsOf(1);
  const [none, many] = [await commitsOf(0), await commitsOf(ROUNDS)];
  expect((many - none) / ROUNDS).toBeLessThanOrEqual(MOST_COMMITS + 1 / ROUNDS);
  const { rows } = await open.database.pool.query('select from games.work');
  expect(rows).toEqual([]);
});
