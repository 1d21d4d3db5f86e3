import type { Page } from '@playwright/test';
import { Client } from 'pg';

/** What no screen can bring about: numbers that others have filled, a day that is over. For a journey's own site. */

async function query(databaseUrl: string, text: string, values: unknown[]): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(text, values);
  } finally {
    await client.end();
  }
}

/**
 * Leaves so much to be won by guests on a number of a play, as if other guests had bet on it, in all issues of a lottery
 * whose sale is not over. What was read of the caps is kept for two seconds.
 */
export async function leaveGuests(
  databaseUrl: string,
  {
    game,
    play,
    number,
    leftMinor,
  }: { game: string; play: string; number: string; leftMinor: number },
): Promise<void> {
  const keys = `select 'lottery:' || id || ':guest:' || $2 || ':' || $3 as key from operator.lottery_issue
    where brand_code = 'palpite' and game_code = $1 and closed_at is null`;
  await query(databaseUrl, `select operator.set_cap(key, 20000000, 8) from (${keys}) as capped`, [
    game,
    play,
    number,
  ]);
  await query(
    databaseUrl,
    `update operator.exposure set liability_minor = cap_minor - case when stripe = 0 then $4::bigint else 0 end
      where key in (${keys})`,
    [game, play, number, leftMinor],
  );
}

/**
 * Sets the clock that closes sales to some minutes after the draw of a lottery’s issue, and lets its close be worked off:
 * work is due by the clock of the machine, which stays.
 */
export async function passDraw(
  databaseUrl: string,
  game: string,
  numero: string,
  minutes: number,
): Promise<void> {
  await query(
    databaseUrl,
    `select ledger.shift_clock(draws_at + make_interval(mins => $3) - clock_timestamp())
      from operator.lottery_issue where brand_code = 'palpite' and game_code = $1 and numero = $2`,
    [game, numero, minutes],
  );
  await query(
    databaseUrl,
    `update operator.work set due_at = clock_timestamp()
      where key = 'lottery:palpite:' || $1 || ':' || $2 || ':close' and state = 'open'`,
    [game, numero],
  );
}

/** Lets slips be answered as if the operator had refused them so. @param answer undefined to lose the answer */
export async function answerSlips(
  page: Page,
  answer: { status: number; message: string; value: unknown } | undefined,
): Promise<void> {
  await page.unroute('**/wps/lottery/slip');
  await page.route('**/wps/lottery/slip', (route) =>
    answer === undefined
      ? route.abort()
      : route.fulfill({
          status: answer.status,
          json: { success: false, message: answer.message, value: answer.value },
        }),
  );
}

/** Bets of a lottery that is asked for from now on cost twice their price. */
export async function doubleUnits(page: Page): Promise<void> {
  await page.route('**/wps/lottery/game?*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    for (const { row } of answer.value.plays) row.units *= 2;
    await route.fulfill({ response, json: answer });
  });
}
