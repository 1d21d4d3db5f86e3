import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameState, RoundView, SpinAnswer } from '../../api-shapes.ts';
import { askSpin } from './ask-spin.ts';
import { Host, HostError } from './host.ts';
import { troubleOf } from './notices.ts';

const NET = { stakedMinor: '100', wonMinor: '0' };
const ROUND: RoundView = {
  id: 'round-1',
  state: 'closed',
  stakeMinor: '100',
  unitMinor: '5',
  winMinor: '0',
  play: { screens: [], winUnits: 0 },
  refusal: null,
  machineId: 'lines',
  machineVersion: 1,
  serverSeedHash: 'hash',
  clientSeed: 'mine',
  nonce: 0,
  serverSeed: null,
  at: '2026-01-01T00:00:00.000Z',
};
const ANSWER: SpinAnswer = { round: ROUND, balanceMinor: '900', net: NET, nextNonce: 1 };
const STATE: GameState = {
  gameCode: 'lines-ocean-001',
  currency: 'BRL',
  language: 'PT',
  displayName: 'Ana',
  isGuest: false,
  stakesMinor: ['100'],
  lastStakeMinor: '100',
  balanceMinor: '900',
  sessionStartedAt: '2026-01-01T00:00:00.000Z',
  net: NET,
  seeds: {
    active: { serverSeedHash: 'hash', clientSeed: 'mine', nonce: 1 },
    nextServerSeedHash: 'next',
    revealed: [],
  },
  isSettling: false,
  unseen: null,
};

let host: Host;
const asked: string[] = [];
const shown: string[] = [];
const askedAt: number[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  host = new Host();
  asked.length = 0;
  shown.length = 0;
  askedAt.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

/** A host with these answers in order; an error is thrown. */
function script<Answer>(answers: (Answer | HostError)[], note: (key: string) => void) {
  return async (key = '') => {
    note(key);
    const next = answers.shift();
    if (next === undefined) throw new Error('asked more often than expected');
    if (next instanceof HostError) throw next;
    return next;
  };
}

async function ask(
  spins: (SpinAnswer | HostError)[],
  states: (GameState | HostError)[] = [],
  shownRoundId?: string,
) {
  host.spin = script(spins, (key) => {
    asked.push(key);
    askedAt.push(Date.now());
  });
  host.state = script(states, () => shown.push('asked for the state'));
  const answer = askSpin({
    host,
    stakeMinor: '100',
    shownRoundId,
    onLost: () => {
      shown.push('lost');
      return () => shown.push('found');
    },
    onBack: () => shown.push('back'),
  }).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return answer;
}
const OFFLINE = new HostError('offline');

describe('requesting a round', () => {
  test('sends the same key each time and stops at the first answer', async () => {
    expect(await ask([OFFLINE, OFFLINE, ANSWER])).toBe(ANSWER);
    expect(asked).toHaveLength(3);
    expect(new Set(asked).size).toBe(1);
    expect(shown).toEqual([]);
  });

  test('after three tries only asks for the outcome, and shows the round that counted', async () => {
    const found = await ask([OFFLINE, OFFLINE, OFFLINE], [OFFLINE, { ...STATE, unseen: ROUND }]);
    expect(found).toEqual({ ...ANSWER, nextNonce: 1 });
    expect(asked).toHaveLength(3);
    expect(shown).toEqual(['lost', 'asked for the state', 'asked for the state', 'back', 'found']);
  });

  test('says that nothing was staked when the round never arrived', async () => {
    expect(await ask([OFFLINE, OFFLINE, OFFLINE], [STATE])).toBeUndefined();
    expect(shown).toEqual(['lost', 'asked for the state', 'back', 'found']);
  });

  test('does not mistake a round that was already shown for this one’s result, even when the host never learned that it was seen', async () => {
    const lost = [OFFLINE, OFFLINE, OFFLINE];
    const state = { ...STATE, unseen: ROUND };
    expect(await ask([...lost], [state], ROUND.id)).toBeUndefined();
    expect(await ask([...lost], [state], 'the one before it')).toEqual(ANSWER);
  });

  test('a spin that is too early waits and is sent once more under the same key', async () => {
    const tooSoon = new HostError('spin_too_soon', 2_000);
    expect(await ask([tooSoon, ANSWER])).toBe(ANSWER);
    expect(new Set(asked).size).toBe(1);
    expect((askedAt[1] ?? 0) - (askedAt[0] ?? 0)).toBe(2_000);
    expect(shown).toEqual([]);
    expect(await ask([tooSoon, tooSoon])).toBe(tooSoon);
    expect(troubleOf(tooSoon)).toBe('tooSoon');
  });

  test('does not retry after a refusal', async () => {
    const refusal = new HostError('session_ended');
    expect(await ask([refusal])).toBe(refusal);
    expect(asked).toHaveLength(1);
    expect(await ask([OFFLINE, OFFLINE, OFFLINE], [refusal])).toBe(refusal);
    expect(shown.at(-1)).toBe('found');
  });
});
