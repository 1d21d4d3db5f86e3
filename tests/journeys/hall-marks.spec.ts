import { expect, open, test } from './fixtures.ts';
import { openBoard } from './lottery-board.ts';
import { SAMPLE } from './proof.ts';

/** What comes after a page, or changes with the hour, is of no other size on a phone: languages differ in what is longest. */

test.use({ viewport: { width: 360, height: 780 } });

const LANGUAGES = ['EN', 'PT', 'ZH', 'ID', 'TH', 'VI'];

test('in every language the card of a region is as high whatever mark it has', {
  tag: SAMPLE,
}, async ({ page, site }) => {
  for (const value of LANGUAGES) {
    await page.context().addCookies([{ name: 'lang', value, url: site.origin }]);
    await open(page, '/vnlottery');
    const rooms = page.locator('[data-room]');
    await expect(rooms).toHaveCount(3);
    // The mark comes with the operator's clock.
    await expect(rooms.locator('> *')).toHaveCount(3);
    const heights = await rooms.evaluateAll((all) =>
      all.map((room) => {
        const card = room.closest('section');
        const word = room.firstElementChild?.lastChild;
        const marks = room.getAttribute('data-room')?.split('\n') ?? [];
        const found = marks.map((mark) => {
          if (word) word.textContent = mark;
          return [card?.offsetHeight, room.scrollWidth - room.clientWidth];
        });
        room.replaceChildren();
        return new Set([...found, [card?.offsetHeight, 0]].map(String)).size;
      }),
    );
    expect(heights, value).toEqual([1, 1, 1]);
  }
});

test('on a phone a board’s clock takes the same room while it is on its way, on sale and closed', async ({
  page,
}) => {
  const boxOf = async () => {
    const box = await page.locator('[data-sale]').boundingBox();
    return [box?.x, box?.width, box?.height];
  };
  await openBoard(page, '/elott?gameCode=k3-1m&playType=sum-size');
  const onSale = await boxOf();
  await page.route('**/wps/lottery/issue?*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const { onSale: issue } = answer.value;
    answer.value = { ...answer.value, onSale: null, awaiting: issue ? [issue] : [] };
    await route.fulfill({ response, json: answer });
  });
  await open(page, '/elott?gameCode=k3-1m&playType=sum-size');
  await expect(page.locator('[data-sale]').getByText('Closed, drawing')).toBeVisible();
  expect(await boxOf()).toEqual(onSale);
});
