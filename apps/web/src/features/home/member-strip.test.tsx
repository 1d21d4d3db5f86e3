import { gameListForVisitor, gameListRecent } from '@palpite/contract/catalogue.ts';
import type { HERO_FORMATS } from '@palpite/contract/face.ts';
import { gamesOf } from '@palpite/contract/game.ts';
import { lotteryListBets } from '@palpite/contract/lottery-bet.ts';
import { betGetTotals } from '@palpite/contract/record.ts';
import type { WithdrawalOptions } from '@palpite/contract/withdrawal.ts';
import { withdrawalGetOptions } from '@palpite/contract/withdrawal.ts';
import { within } from '@testing-library/react';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { afterEach, expect, test } from 'vitest';
import {
  clientWith,
  closeApp,
  type RenderOptions,
  renderApp,
  signInBefore,
} from '../../testing/render-app.tsx';

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(closeApp);

const DONE: Partial<WithdrawalOptions> = {
  turnover: {
    currency: 'BRL',
    requiredMinor: '0',
    doneMinor: '0',
    leftMinor: '0',
    requirements: [],
    asOf: '2026-01-01T00:00:00.000Z',
    total: 0,
  },
  withdrawable: {
    nowMinor: '90000',
    setUpMinor: '90000',
    feeMinor: '0',
    aboveMinor: '10000',
    above: 'today',
  },
};

interface Changed {
  options?: Partial<WithdrawalOptions>;
  totals?: object;
  bets?: object;
  hero?: (typeof HERO_FORMATS)[number];
}

/** A member's home with these answers, and this many games played. */
async function strip(count: number, { options = DONE, totals, bets, hero }: Changed = {}) {
  await signInBefore(operator);
  const page = await clientWith(operator, '').call(gameListForVisitor, {
    query: { language: 'EN' },
  });
  const played = gamesOf(page).games.slice(0, count);
  const changes = {
    [withdrawalGetOptions.path]: options,
    [gameListRecent.path]: { list: played, totalPages: 1 },
    [betGetTotals.path]: totals,
    [lotteryListBets.path]: bets,
  };
  const { screen } = await renderApp(operator, '/', {
    ...(hero && { status: withHero(hero) }),
    intercept: async (request, pass) => {
      const answer = await pass();
      const change = changes[new URL(request.url).pathname];
      if (!change) return answer;
      const told = (await answer.json()) as { value: object };
      return Response.json({ ...told, value: { ...told.value, ...change } });
    },
  });
  const part = within(await screen.findByRole('region', { name: /^Hello, / }));
  return { part, played, screen };
}

const withHero =
  (hero: NonNullable<Changed['hero']>): NonNullable<RenderOptions['status']> =>
  (status) => {
    const { whitelabel } = status.info;
    const face = { ...whitelabel.face, hero };
    return { ...status, info: { ...status.info, whitelabel: { ...whitelabel, face } } };
  };

test('with nothing left to stake, a member’s home begins with the game that was played last', async () => {
  const { part, played } = await strip(2);
  expect(await part.findByText('Played last')).toBeTruthy();
  expect(part.getByRole('link', { name: `Play ${played[0]?.gameName}` })).toBeTruthy();
});

test('who has played nothing finds the first game of home there', async () => {
  const { part } = await strip(0);
  expect(await part.findByRole('link', { name: /^Play / })).toBeTruthy();
  expect(part.queryByText('Played last')).toBeNull();
});

test('what can be withdrawn now is the operator’s sum, not the balance', async () => {
  const { part } = await strip(0);
  expect(await part.findByText('You can withdraw now')).toBeTruthy();
  expect(part.getByText('R$900.00')).toBeTruthy();
});

test('what must still be staked is said as stakes, of how much', async () => {
  const turnover = { requiredMinor: '985', doneMinor: '80', leftMinor: '905', total: 1 };
  const options = { ...DONE, turnover: { ...DONE.turnover, ...turnover } } as typeof DONE;
  const { part } = await strip(0, { options });
  const left = await part.findByText('R$9.05');
  expect(left.parentElement?.textContent).toBe(
    'Stake R$9.05 more of R$9.85 to withdraw everything',
  );
});

test('the day is what the operator’s books say of the member’s bets, with its sign and its word', async () => {
  const totals = {
    totalRows: 3,
    stakeMinor: '1500',
    payoutMinor: '930',
    resultMinor: '-570',
    pendingMinor: '250',
  };
  const { part } = await strip(0, { totals });
  const result = await part.findByText(/R\$5\.70/);
  expect(result.textContent).toMatch(/^Loss .*−/);
  expect(part.getByText('3 bets, R$15.00 staked')).toBeTruthy();
  expect(part.getByText('R$2.50 still in play')).toBeTruthy();
});

test('before the first bet of a day nothing is said of a result', async () => {
  const { part } = await strip(0);
  expect(await part.findByText('No bets yet')).toBeTruthy();
});

test('where a scene leads, it is the game that was left, over a ledger of four', async () => {
  const { part, played } = await strip(2, { hero: 'scene' });
  const name = played[0]?.gameName;
  expect(await part.findByRole('link', { name: `Carry on: ${name}` })).toBeTruthy();
  const ledger = ['Your balance', 'You can withdraw now', 'Left to stake', 'Your bets today'];
  for (const entry of ledger) expect(await part.findByText(entry)).toBeTruthy();
});

test('with nothing played, a scene leads with a game that the brand features', async () => {
  const { part } = await strip(0, { hero: 'scene' });
  expect(await part.findByRole('link', { name: /^Play: / })).toBeTruthy();
  expect(part.queryByText('Carry on')).toBeNull();
});
