import type { Page } from '@playwright/test';
import { Client } from 'pg';

/** Draws of a journey: Vietnam's made early, and what a stage shows while the page stays as it is. */

/**
 * Ends the sale of the issue of a Vietnam lottery now, and with it its day: the sandbox draws it at once, and the next
 * one is on sale. Other journeys must not be betting on that lottery at that brand.
 */
export async function drawNow(
  databaseUrl: string,
  brandCode: string,
  gameCode: string,
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `with coming as (
         select id, 'lottery:' || brand_code || ':' || game_code || ':' || numero as issue,
           row_number() over (order by draws_at) as place
         from operator.lottery_issue
         where brand_code = $1 and game_code = $2 and closed_at is null and closes_at > ledger.now()),
       ended as (
         update operator.lottery_issue i set closes_at = ledger.now(), draws_at = ledger.now()
         from coming c where i.id = c.id and c.place = 1 returning c.issue),
       begun as (
         update operator.lottery_issue i set opens_at = least(i.opens_at, ledger.now())
         from coming c where i.id = c.id and c.place = 2 returning i.id),
       closed as (
         update operator.issue_close l set closes_at = ledger.now() from ended e where l.issue = e.issue
         returning l.issue)
       update operator.work w set due_at = ledger.now() from ended e where w.key = e.issue || ':close'`,
      [brandCode, gameCode],
    );
    if (rowCount !== 1) throw new Error(`${gameCode} has no issue to draw at ${brandCode}`);
  } finally {
    await client.end();
  }
}

/** Keeps what the stage of the page says from now on; a page that is loaded again has nothing kept. */
export async function watchStage(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    const note = () => {
      const stage = document.querySelector('section[aria-label="The draw"]');
      const title = stage?.querySelector('p')?.textContent ?? '';
      const drawn = stage?.querySelector('[role="status"]')?.textContent ?? '';
      for (const text of [title, drawn]) if (text !== '' && !said.includes(text)) said.push(text);
    };
    note();
    new MutationObserver(note).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Reflect.set(window, '__stage', said);
  });
  return () => page.evaluate(() => Reflect.get(window, '__stage') as readonly string[]);
}
