import type { ValueChannel } from '@palpite/contract/live-value.ts';
import * as v from 'valibot';

/** A channel of odds, as a product of bets would declare it. */
export const ODDS = {
  name: 'odds',
  value: v.object({ home: v.number(), away: v.number() }),
} as const satisfies ValueChannel;
