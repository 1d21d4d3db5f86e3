import * as v from 'valibot';
import { currency, id, minorUnits, positiveMinorUnits } from './wire.ts';

/**
 * The messages between the site and the game in its frame, by `postMessage`. Each side checks the other's origin first and
 * the message's shape second, and ignores everything else. Messages are hints: a balance in one is shown only after the
 * operator has confirmed it; until then the stake is subtracted from the shown balance.
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
  /** A round is asked for: what the balance becomes is not shown before `round-started` or `balance-changed` says so. */
  v.object({ ...from, type: v.literal('round-asked') }),
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
    /** Payout less stake; negative for a loss. */
    resultMinor: minorUnits,
    currency,
  }),
  v.object({
    ...from,
    type: v.literal('session-ended'),
    reason: v.picklist(['expired', 'signed-out', 'elsewhere']),
  }),
  v.object({ ...from, type: v.literal('leave') }),
  /** Pressed in the frame, where the site does not hear it, and of no use to the game. */
  v.object({ ...from, type: v.literal('escape-pressed') }),
  v.object({
    ...from,
    type: v.literal('error'),
    /** `reauthentication-required`: the vendor accepts no stake until the player confirms their password; a new launch asks for it. */
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
  /**
   * `leave-requested`: finish or keep the round, then answer `leave`. `balance-changed`: read the balance again, since money
   * came or went other than by a round of this game.
   */
  type: v.picklist(['pause', 'resume', 'leave-requested', 'balance-changed']),
});
export type SiteMessage = v.InferOutput<typeof siteMessage>;

interface Received {
  readonly origin: string;
  readonly data: unknown;
}

/** The game's message, or null when it comes from elsewhere or has another shape. */
export function readGameMessage(
  event: Received,
  gameOrigins: readonly string[],
): GameMessage | null {
  if (!gameOrigins.includes(event.origin)) return null;
  const parsed = v.safeParse(gameMessage, event.data);
  return parsed.success ? parsed.output : null;
}

/** The site's message, or null when it comes from elsewhere or has another shape. */
export function readSiteMessage(
  event: Received,
  siteOrigins: readonly string[],
): SiteMessage | null {
  if (!siteOrigins.includes(event.origin)) return null;
  const parsed = v.safeParse(siteMessage, event.data);
  return parsed.success ? parsed.output : null;
}
