/** Opens the betting view for tests, and walks through it as a player does. */
import { endpoints } from '@palpite/contract';
import { createTestOperator, type TestOperator } from '@palpite/operator/testing';
import { makeIssues, playOnly } from '@palpite/operator/testing/play';
import { waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import {
  type App,
  clientWith,
  closeApp,
  type RenderOptions,
  renderApp,
} from '../../testing/render-app.tsx';
import { Dock, OddsPanel, SaleNote, SlipPanel } from './betting-game.tsx';
import { loadBoards, QuickPicks } from './board/boards.ts';
import { AlsoAt } from './desk/board.tsx';
import { PlayButton } from './desk/desk-bar.tsx';
import { PlayPicker } from './desk/desk-top.tsx';

/** Two digits of the special prize: a number costs one unit, R$0.20 to begin with. */
export const NORTH = '/vnlottery?gameCode=vn-north&playType=de';
/** Big, small, odd or even, each minute. */
export const DICE = '/elott?gameCode=k3-1m&playType=sum-size';
export const PLACE = endpoints.lottery.placeSlip.path;

/** An operator for the tests of a file, at one time for each of them. @param games that are played; the others rest */
export function withOperator(games: readonly string[] = ['vn-north', 'k3-1m']) {
  const held = {} as { operator: TestOperator };
  let start: Date;
  const setClock = async (instant: Date | string = '') => {
    held.operator.clock.now = new Date(instant);
    await held.operator.clock.isSet();
  };
  beforeAll(async () => {
    await Promise.all([
      import('./betting-screen.tsx'),
      import('./place/place-sheet.tsx'),
      ...[Dock, SlipPanel, SaleNote, OddsPanel, PlayButton, PlayPicker, AlsoAt, QuickPicks].map(
        (part) => part.load(),
      ),
      loadBoards(),
    ]);
    held.operator = await createTestOperator({
      limits: {
        generalPerMinute: 100_000,
        moneyPerMinute: 1_000,
        loginPerAddressPerMinute: 1_000,
      },
    });
    await makeIssues(held.operator);
    await playOnly(held.operator, games);
    start = held.operator.clock.now;
  });
  beforeEach(() => setClock(start));
  afterEach(closeApp);
  afterAll(() => held.operator.close());
  return {
    held,
    setClock,
    async open(options?: RenderOptions, address = NORTH): Promise<App> {
      const app = await renderApp(held.operator, address, options);
      await page(app).findByRole('button', { name: 'Add to slip' });
      // Nothing can be placed before the sale is known.
      await page(app).findAllByRole('timer');
      return app;
    },
    /** Leaves so much to be won on a number of the special prize of the issue on sale. */
    async leave(number: string, leftMinor: number, gameCode = 'vn-north'): Promise<void> {
      const { pool } = held.operator.database;
      const { rows } = await pool.query<{ key: string }>(
        `select 'lottery:' || id || ':de:' || $1 as key from operator.lottery_issue
         where brand_code = 'palpite' and game_code = $2 and closed_at is null
         order by closes_at limit 1`,
        [number, gameCode],
      );
      const [{ key } = { key: '' }] = rows;
      await pool.query('select operator.set_cap($1, 20000000, 8)', [key]);
      await pool.query(
        `update operator.exposure set liability_minor = cap_minor - case when stripe = 0 then $2::bigint else 0 end
         where key = $1`,
        [key, leftMinor],
      );
      // What was read of the caps is kept for two seconds.
      held.operator.clock.advance(3);
      await held.operator.clock.isSet();
    },
    async betsOf(token: string) {
      const { list } = await clientWith(held.operator, token).call(endpoints.lottery.listBets, {
        query: {},
      });
      return list;
    },
  };
}

export const page = ({ screen }: App) => within(screen.getByRole('main'));
export const slipOf = ({ screen }: App) => within(screen.getByRole('region', { name: 'Slip' }));
export const linesOf = (app: App) =>
  within(slipOf(app).getByRole('list', { name: 'Lines of the slip' })).getAllByRole('listitem');
export const press = (app: App, name: string | RegExp) =>
  app.user.click(page(app).getByRole('button', { name }));

/** Numbers of the board, and then the button. The slip's body has a chunk of its own: its lines are waited for. */
export async function add(app: App, ...numbers: (string | RegExp)[]): Promise<void> {
  for (const number of numbers) await press(app, number);
  await press(app, 'Add to slip');
  await slipOf(app).findByRole('list', { name: 'Lines of the slip' });
}

export const dialog = async ({ screen }: App, name: string) =>
  within(await screen.findByRole('dialog', { name }));

/** From the slip to its receipt. */
export async function place(app: App): Promise<void> {
  const button = slipOf(app).getByRole('button', { name: /^Place/ });
  // Nothing is placed before the sale is known.
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await app.user.click(button);
  const sheet = await dialog(app, 'Confirm your bets');
  await app.user.click(sheet.getByRole('button', { name: /^Place/ }));
}
