import { I18nProvider } from '@lingui/react';
import type { LotteryGame } from '@palpite/contract/game.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createTexts } from '../../lib/i18n/texts.ts';
import { HallOffsetContext } from './hall-offset.tsx';
import { RegionNews } from './region-news.tsx';
import { regionRows } from './region-rows.ts';

const { i18n } = await createTexts('EN');
afterEach(cleanup);

const HOUR = 3_600_000;
const closesAt = new Date(Date.now() + HOUR).toISOString();
const issue = { numero: '20261127', closesAt, drawsAt: closesAt };
const station = (more: Partial<LotteryGame>): LotteryGame => ({
  gameCode: 'vn-north',
  gameName: 'Hà Nội',
  accountTypeName: 'TCG_LOTTO_VN',
  defaultPlayType: 'lo2',
  icon: null,
  nextDraw: issue,
  awaiting: null,
  lastDraw: null,
  maintenance: false,
  ...more,
});

/** @param ahead how far the operator's clock is ahead of this device's; null until it is known */
const news = (game: LotteryGame, ahead: number | null) => (
  <I18nProvider i18n={i18n}>
    <HallOffsetContext value={ahead}>
      <RegionNews name="North" rows={regionRows([game])} />
    </HallOffsetContext>
  </I18nProvider>
);
const said = () => screen.getByRole('status').textContent;

test('what changes in a region is said politely: the end of its sale, its close, its numbers; what the page opened with is not', () => {
  const { rerender } = render(news(station({}), null));
  rerender(news(station({}), 0));
  expect(said()).toBe('');
  rerender(news(station({}), HOUR - 100_000));
  expect(said()).toBe('North: sales close in two minutes.');
  rerender(news(station({}), HOUR));
  expect(said()).toBe('North: sales are closed, the draw is on.');
  const lastDraw = {
    numero: '20261127',
    openedAt: closesAt,
    prize: 'DB',
    numbers: ['99281'],
  };
  rerender(news(station({ nextDraw: null, lastDraw }), HOUR));
  expect(said()).toBe('North, special prize: Hà Nội 99281');
});
