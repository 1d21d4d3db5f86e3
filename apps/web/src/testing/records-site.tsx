import type { Game } from '@palpite/contract';
import { createTestOperator, type TestOperator } from '@palpite/operator/testing';
import {
  anyGame,
  type Ending,
  playAt,
  startGameHost,
  type TestGameHost,
  testVendor,
} from '@palpite/operator/testing/play';
import { within } from '@testing-library/react';
import { writeReport } from '../lib/report-search.ts';
import { type App, type RenderOptions, renderApp, signInBefore } from './render-app.tsx';

/** An operator with a game host, and members who have played. */
export interface RecordsSite {
  readonly operator: TestOperator;
  readonly host: TestGameHost;
  readonly game: Game;
  /** A member who played these rounds, a second apart, and then opens a page of the member centre. */
  open(
    page: string,
    rounds?: readonly (readonly [stake: number, ending?: Ending])[],
    values?: Parameters<typeof writeReport>[0],
    options?: RenderOptions,
  ): Promise<{ readonly app: App; readonly issues: readonly string[] }>;
  close(): Promise<void>;
}

export async function startRecordsSite(): Promise<RecordsSite> {
  const host = await startGameHost();
  const operator = await createTestOperator({
    config: { gamesOrigin: host.origin },
    limits: { loginPerAddressPerMinute: 1_000, generalPerMinute: 100_000 },
  });
  const game = await anyGame(operator.browser({ language: 'EN' }));
  const vendor = await testVendor(operator, game.vassalage);
  return {
    operator,
    host,
    game,
    async open(page, rounds = [], values = {}, options) {
      const { username, token } = await signInBefore(operator);
      const player = operator.browser({ language: 'EN' });
      player.token = token;
      const playRound = await playAt(player, username, vendor, game);
      const issues: string[] = [];
      for (const [stake, ending] of rounds) {
        operator.clock.advance(1);
        issues.push(await playRound(stake, ending));
      }
      const report = writeReport(values);
      const search = new URLSearchParams({ member: page, ...(report ? { report } : {}) });
      const app = await renderApp(operator, `/promotions?${search}`, options);
      return { app, issues };
    },
    async close() {
      await operator.close();
      await host.close();
    },
  };
}

export const ROUNDS = [
  [100, { win: 250 }],
  [200, { win: 0 }],
  [300, { rollBack: true }],
  [400],
] as const;

export const table = async ({ screen }: App, name: string) =>
  within(await screen.findByRole('table', { name }));

/** The table, once what all pages add up to is there. */
export async function withTotals(app: App, name: string, total: string) {
  const found = await table(app, name);
  await found.findByRole('rowheader', { name: total });
  return found;
}

/** The texts of each row, header and sums included. */
export const lines = (found: Awaited<ReturnType<typeof table>>) =>
  found.getAllByRole('row').map((row) => (row.textContent ?? '').replaceAll(/\s+/g, ' '));

export const reportOf = ({ router }: App) =>
  Object.fromEntries(new URLSearchParams(router.latestLocation.search.report));

export const isCall = (request: Request, path: string) => new URL(request.url).pathname === path;
