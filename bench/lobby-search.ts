/** Typing into a lobby's search on a slow machine, and what is on the screen after each key. */
import type { Browser, Page } from '@playwright/test';
import { enterLobby, openLobby } from './lobby-page.ts';

const WORDS = ['tucano', 'pocao', 'forge', 'lua de', 'onca', 'sabia n'];
const CPU_SLOWDOWN = 4;
/** Tiles that must be the right ones: as many as a wide screen shows at once. */
const SEEN = 14;
/** Between two keys, in milliseconds: each is measured alone. */
const REST = 400;

/**
 * From each key's press until the games that it leads to are painted, in milliseconds: the call to the operator and
 * its answer are in it, for each list is asked for the first time by that page.
 */
export async function searchTimes(browser: Browser, origin: string): Promise<number[]> {
  const page = await openLobby(browser, origin, { viewport: { width: 1440, height: 900 } });
  // Once without a clock: then every picture has been drawn, as it has on a site that is in use.
  await typeWords(page, origin);
  await page.waitForLoadState('networkidle');
  // A page of its own again, or it would show what it remembers.
  await enterLobby(page, origin);
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const times = await typeWords(page, origin);
  await page.context().close();
  return times;
}

async function typeWords(page: Page, origin: string): Promise<number[]> {
  const field = page.getByRole('searchbox', { name: 'Search in this lobby' });
  const times: number[] = [];
  for (const word of WORDS) {
    await field.fill('');
    let shown = await firstGames(origin, '');
    await painted(page, shown, async () => undefined);
    await field.focus();
    for (let length = 1; length <= word.length; length += 1) {
      const expected = await firstGames(origin, word.slice(0, length));
      const press = () => page.keyboard.press(word.charAt(length - 1));
      if (`${expected}` === `${shown}`) await press();
      else times.push(await painted(page, expected, press));
      shown = expected;
      await page.waitForTimeout(REST);
    }
  }
  return times;
}

/** What the operator answers to a name, as the lobby asks for it. */
async function firstGames(origin: string, typed: string): Promise<string[]> {
  const query = new URLSearchParams({ gameType: 'RNG', pageSize: `${SEEN}`, language: 'EN' });
  if (typed.trim() !== '') query.set('gameName', typed.trim());
  const answer = await fetch(`${origin}/wps/catalogue/games?${query}`);
  const { value } = (await answer.json()) as {
    value: Record<'games' | 'content', { gameName: string }[] | undefined>;
  };
  return (value.content ?? value.games ?? []).map(({ gameName }) => gameName);
}

/** From the next key on, or from now where none is pressed, until these games are painted. */
async function painted(
  page: Page,
  names: readonly string[],
  press: () => Promise<void>,
): Promise<number> {
  const probe = await page.evaluateHandle((expected) => {
    const main = document.querySelector('main');
    if (!main) throw new Error('a page without main');
    let began = performance.now();
    addEventListener('keydown', ({ timeStamp }) => (began = timeStamp), {
      once: true,
      capture: true,
    });
    const time = new Promise<number>((resolve) => {
      const look = () => {
        const shown = [...main.querySelectorAll('article p[title]')].slice(0, expected.length);
        if (shown.length < expected.length) return;
        if (shown.some((title, at) => title.textContent !== expected[at])) return;
        changes.disconnect();
        // The task after the frame that shows them.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - began);
          port2.postMessage(null);
        });
      };
      const changes = new MutationObserver(look);
      changes.observe(main, { subtree: true, childList: true, characterData: true });
      look();
    });
    return { time };
  }, names);
  await press();
  return probe.evaluate(({ time }) => time);
}
