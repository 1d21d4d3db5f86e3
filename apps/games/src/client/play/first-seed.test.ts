import { expect, test } from 'vitest';
import type { GameState, SeedState } from '../../api-shapes.ts';
import { CLIENT_SEED_PATTERN } from '../../fairness/client-seed.ts';
import { withClientSeed } from './first-seed.ts';
import { HostError } from './host.ts';

const NONE: SeedState = { active: null, nextServerSeedHash: 'first', revealed: [] };
const stateWith = (seeds: SeedState) => ({ gameCode: 'lines-ocean-001', seeds }) as GameState;
const active = (clientSeed: string): SeedState => ({
  active: { serverSeedHash: 'first', clientSeed, nonce: 0 },
  nextServerSeedHash: 'second',
  revealed: [],
});

test('the browser chooses a new player’s client seed, a different one for each', async () => {
  const sent: string[] = [];
  const host = {
    changeSeed: async (clientSeed: string) => {
      sent.push(clientSeed);
      return active(clientSeed);
    },
    state: async () => stateWith(NONE),
  };
  const { seeds } = await withClientSeed(host, stateWith(NONE));
  expect(seeds.active?.clientSeed).toBe(sent[0]);
  await withClientSeed(host, stateWith(NONE));
  expect(new Set(sent).size).toBe(2);
  for (const clientSeed of sent) expect(clientSeed).toMatch(CLIENT_SEED_PATTERN);
});

test('a player who has a client seed keeps it, also when another tab chose it first', async () => {
  const theirs = stateWith(active('theirs'));
  const host = {
    changeSeed: async (): Promise<SeedState> => {
      throw new HostError('round_open');
    },
    state: async () => theirs,
  };
  expect(await withClientSeed(host, theirs)).toBe(theirs);
  expect(await withClientSeed(host, stateWith(NONE))).toBe(theirs);
});
