import * as v from 'valibot';
import { currency, id, minorUnits, positiveMinorUnits } from './wire.ts';

/**
 * What the site and the game in its frame say to each other by `postMessage`. Each side checks the other's
 * origin first and the message's shape second; whatever else arrives is ignored. Messages are hints: the
 * balance they name is shown only after the operator has said it; a stake is taken off what is shown until then.
 */

const from = { source: v.literal('palpite-game') };

export const gameMessage = v.variant('type', [
  v.object({ ...from, type: v.literal('ready') }),
  v.object({
    ...from,
    type: v.literal('balance-changed'),
    balanceMinor: positiveMinorUnits,
    currency,
  }),
  v.object({
    ...from,
    type: v.literal('round-started'),
    roundId: id,
    stakeMinor: positiveMinorUnits,
    currency,
  }),
  v.object({
    ...from,
    type: v.literal('round-ended'),
    roundId: id,
    /** Payout less stake; below zero for a loss. */
    resultMinor: minorUnits,
    currency,
  }),
  v.object({
    ...from,
    type: v.literal('session-ended'),
    reason: v.picklist(['expired', 'signed-out', 'elsewhere']),
  }),
  v.object({ ...from, type: v.literal('leave') }),
  v.object({
    ...from,
    type: v.literal('error'),
    /** `reauthentication-required`: no stake is taken before the player has proved themselves; launching anew asks. */
    code: v.picklist([
      'launch-refused',
      'reauthentication-required',
      'connection-lost',
      'not-supported',
      'internal',
    ]),
  }),
]);
export type GameMessage = v.InferOutput<typeof gameMessage>;

export const siteMessage = v.object({
  source: v.literal('palpite-site'),
  /** `leave-requested`: finish or keep the round, then answer `leave`. */
  type: v.picklist(['pause', 'resume', 'leave-requested']),
});
export type SiteMessage = v.InferOutput<typeof siteMessage>;

interface Received {
  readonly origin: string;
  readonly data: unknown;
}

/** The game's message, or null for anything from elsewhere or of another shape. */
export function readGameMessage(
  event: Received,
  gameOrigins: readonly string[],
): GameMessage | null {
  if (!gameOrigins.includes(event.origin)) return null;
  const parsed = v.safeParse(gameMessage, event.data);
  return parsed.success ? parsed.output : null;
}

/** The site's message, or null for anything from elsewhere or of another shape. */
export function readSiteMessage(
  event: Received,
  siteOrigins: readonly string[],
): SiteMessage | null {
  if (!siteOrigins.includes(event.origin)) return null;
  const parsed = v.safeParse(siteMessage, event.data);
  return parsed.success ? parsed.output : null;
}
