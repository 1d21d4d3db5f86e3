import { maxStakeMinor } from '@palpite/domain/stakes.ts';
import { expect, test } from 'vitest';
import { type GameNamed, testVendor } from '#modules/seamless/testing/vendor.ts';
import { withGameHost } from '#modules/seamless/testing/with-game-host.ts';
import { atAgents, smallTeam } from '../team/testing.ts';
import { betOf, readSums, recordsOf } from './testing/read.ts';
import { playAt } from './testing/play.ts';

/** What can be won can be read: the largest win of every machine, at its dearest stake. */

const { operator } = withGameHost({
  limits: { generalPerMinute: 100_000, loginPerAddressPerMinute: 1_000 },
});

/** A game of each machine, of those with the dearest stakes. */
async function machines() {
  const { rows } = await operator.database.pool.query<GameNamed & { percent: number }>(
    `select distinct on (most_win_percent) code as "gameCode", node_id::text as "nodeId",
       vendor_code as vassalage, most_win_percent as percent
     from operator.game where stake_tier = 'high' and most_win_percent is not null and not maintenance
     order by most_win_percent, code`,
  );
  return rows;
}

test('the largest win of every machine at its dearest stake is read by every call that lists it', async () => {
  const team = await smallTeam(operator);
  const player = operator.browser();
  await player.login(team.caio.username);
  const stake = Number(maxStakeMinor('BRL', 'high'));
  const wins: string[] = [];
  for (const { percent, ...game } of await machines()) {
    const vendor = await testVendor(operator, game.vassalage);
    const playRound = await playAt(player, team.caio.username, vendor, game);
    const win = (stake * percent) / 100;
    await playRound(stake, { win });
    wins.push(String(win));
  }
  expect(wins.length).toBeGreaterThanOrEqual(8);
  await operator.catchUp();
  for (const rows of Object.values(await recordsOf(player))) {
    expect(rows.map(({ payoutMinor }) => payoutMinor).toSorted()).toEqual(wins.toSorted());
  }
  const { payout: [dearest] = [] } = await recordsOf(player);
  expect(await betOf(player, dearest?.order ?? '')).toEqual(dearest);
  await readSums(player, await atAgents(operator, team.alba));
});
