import { gt, type SQL } from 'drizzle-orm';
import { game } from './tables/catalogue.table.ts';

const DAY_MILLISECONDS = 86_400_000;

/** Games that came in the last days, today being one of them. */
export const cameWithin = (days: string, now: Date): SQL =>
  gt(
    game.releasedOn,
    new Date(now.getTime() - Number(days) * DAY_MILLISECONDS).toISOString().slice(0, 10),
  );
