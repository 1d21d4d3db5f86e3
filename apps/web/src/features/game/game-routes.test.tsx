import { gameListForVisitor } from '@palpite/contract/catalogue.ts';
import { type Game, gamesOf, LOTTERY_SCREENS } from '@palpite/contract/game.ts';
import { withGameHost } from '@palpite/operator/testing/fixtures';
import { makeIssues } from '@palpite/operator/testing/play';
import { waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { lotteryTarget } from '../../parts/lottery/lottery-target.ts';
import { everythingIsNear } from '../../testing/failing-calls.ts';
import {
  type App,
  clientWith,
  closeApp,
  renderApp,
  signInBefore,
} from '../../testing/render-app.tsx';

const { operator, host } = withGameHost({
  config: { now: () => new Date() },
  limits: { generalPerMinute: 100_000 },
});
let slot: Game;
beforeAll(async () => {
  everythingIsNear();
  await makeIssues(operator);
  const page = await clientWith(operator, '').call(gameListForVisitor, {
    query: { gameType: 'RNG' },
  });
  const found = gamesOf(page).games.find(({ maintenance }) => !maintenance);
  if (!found) throw new Error('the catalogue has no slot');
  slot = found;
});
afterEach(closeApp);

const addressOf = ({ router }: App) => router.state.location.href;
type LotteryType = keyof typeof LOTTERY_SCREENS;
const TYPES = Object.entries(LOTTERY_SCREENS) as [LotteryType, string][];

describe('[LAUNCH-03] a lottery goes to the screen of its account type', () => {
  test.each(TYPES)('%s of the catalogue to %s', async (accountTypeName, screen) => {
    const app = await renderApp(operator, `/game?nodeId=${slot.nodeId}`, {
      async intercept(request, pass) {
        const response = await pass();
        if (!request.url.includes('/wps/catalogue/game?')) return response;
        const answer = await response.json();
        const lottery = { accountTypeName, gameCode: 'vn-north', defaultPlayType: 'lo2' };
        answer.value.game = { ...answer.value.game, ...lottery };
        return Response.json(answer, { headers: response.headers });
      },
    });
    await waitFor(() => expect(addressOf(app)).toBe(`${screen}?gameCode=vn-north&playType=lo2`));
    expect(document.querySelector('iframe')).toBeNull();
  });

  test.each(TYPES)('%s of a menu to %s, and only a play that it has goes along', (type, to) => {
    const game = { gameCode: 'vn-north', accountTypeName: type, defaultPlayType: null };
    expect(lotteryTarget(game)).toEqual({ to, search: { gameCode: 'vn-north' } });
  });

  test('tiles and favourites of the hall lead there too', async () => {
    const { username } = await signInBefore(operator);
    localStorage.setItem(`lotteryFavourites:${username}`, '["vn-north","k3-1m"]');
    const app = await renderApp(operator, '/lottery');
    const own = within(await app.screen.findByRole('region', { name: 'Your lotteries' }));
    await app.user.click(await own.findByRole('link', { name: 'Favourites' }));
    const links = async () => {
      const tiles = await own.findAllByRole('listitem');
      return tiles.flatMap((tile) => within(tile).queryAllByRole('link', { name: /North|K3/ }));
    };
    await waitFor(async () => expect(await links()).toHaveLength(2));
    const [north, dice] = await links();
    expect(north?.getAttribute('href')).toMatch(/^\/vnlottery\?gameCode=vn-north&playType=/);
    expect(dice?.getAttribute('href')).toMatch(/^\/elott\?gameCode=k3-1m&playType=/);
  });
});

test('[LAUNCH-03] the choice of a slots vendor is stored and leads to /rng', async () => {
  const app = await renderApp(operator, '/rng');
  const main = within(await app.screen.findByRole('main'));
  const vendors = within(await main.findByRole('navigation', { name: 'Providers' }));
  await app.user.click(await vendors.findByRole('link', { name: /^Tucano Forge/ }));
  await waitFor(() => expect(addressOf(app)).toBe('/rng?page=TUCF'));
  await waitFor(() => expect(sessionStorage.getItem('currentVendor')).toBe('TUCF'));
});

test('[LAUNCH-03] any other game opens in the route of games', async () => {
  await signInBefore(operator);
  const app = await renderApp(operator, `/game?nodeId=${slot.nodeId}`);
  const frame = await app.screen.findByTitle(slot.gameName);
  expect(frame.getAttribute('src')).toContain(`${host.origin}/play/`);
  expect(app.router.state.location.pathname).toBe('/game');
});
