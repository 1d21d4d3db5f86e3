import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type OpenGames, openGames, STAKE, TestPlayer } from '../testing/open-games.ts';

let open: OpenGames;
let players = 0;
beforeAll(async () => {
  open = await openGames();
});
afterEach(() =>
  open.database.pool.query(`
    DROP TRIGGER fail_once ON games.round;
    DROP FUNCTION games.fail_once();
    DROP SEQUENCE games.writes;`),
);
afterAll(() => open.close());

/** The database fails the first round that is written from now on. A sequence keeps counting through a rollback. */
async function failOnce(statement: string) {
  await open.database.pool.query(`
    CREATE SEQUENCE games.writes;
    CREATE FUNCTION games.fail_once() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN
      IF nextval('games.writes') = 1 THEN ${statement}; END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER fail_once BEFORE INSERT ON games.round
      FOR EACH ROW EXECUTE FUNCTION games.fail_once();`);
}

async function newPlayer() {
  players += 1;
  const playerId = `player-${players}-of-broken`;
  open.operator.setBalance(playerId, 1_000n);
  return { playerId, player: await TestPlayer.open(open, { playerId }) };
}

const stakesOf = async (playerId: string) => {
  const { rows } = await open.database.pool.query<{ stake: string; state: string }>(
    'SELECT stake_minor::text AS stake, state FROM games.round WHERE player_id = $1',
    [playerId],
  );
  return rows;
};

test.each([
  ['a deadlock', '40P01'],
  ['a serialization failure', '40001'],
])('a spin whose first write ends in %s is played, and staked once', async (_what, code) => {
  const { playerId, player } = await newPlayer();
  await failOnce(`RAISE EXCEPTION 'broken off' USING ERRCODE = '${code}'`);
  const { round } = await player.spin();
  expect(round.state).toBe('closed');
  expect(await stakesOf(playerId)).toEqual([{ stake: STAKE, state: 'closed' }]);
});

test('a lost database connection fails only its own spin; sent again, it is played and staked once', async () => {
  const { playerId, player } = await newPlayer();
  await failOnce('PERFORM pg_terminate_backend(pg_backend_pid())');
  const spin = { spinKey: randomUUID(), stakeMinor: STAKE };
  expect((await player.post('/api/spin', spin)).status).toBe(503);
  expect(await stakesOf(playerId)).toEqual([]);
  expect((await player.spin(spin.spinKey)).round.state).toBe('closed');
  expect(await stakesOf(playerId)).toEqual([{ stake: STAKE, state: 'closed' }]);
});
