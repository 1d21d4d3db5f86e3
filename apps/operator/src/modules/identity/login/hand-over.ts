import { randomBytes } from 'node:crypto';
import { endpoints } from '@palpite/contract';
import * as v from 'valibot';
import { handler } from '#kernel/http/handler.ts';
import { spendOnce } from '#kernel/secrets/spent-once.ts';
import type { Services } from '#kernel/services.ts';
import { defineSecret } from '#kernel/secrets/secret-box.ts';

const HAND_OVER = defineSecret('hand-over');

/**
 * Tokens for addresses (`?token=`). They are not session tokens: one found in a history or a log is used up or too
 * old. Issuing stores nothing; only a used one is stored until it would expire.
 */
const HAND_OVER_MILLISECONDS = 60_000;

const sealedHandOver = v.object({
  id: v.string(),
  brandCode: v.string(),
  sessionId: v.number(),
  expiresAt: v.number(),
});

/** Issues a token to the caller that opens one more session. */
export const sessionHandOver = handler(
  endpoints.session.handOver,
  async ({ services, brand, session, now }) => {
    const expiresAt = new Date(now.getTime() + HAND_OVER_MILLISECONDS);
    const handOver = {
      id: randomBytes(16).toString('base64url'),
      brandCode: brand.code,
      sessionId: session.sessionId,
      expiresAt: expiresAt.getTime(),
    };
    return {
      token: await services.secrets.seal(HAND_OVER, JSON.stringify(handOver)),
      expiresAt: expiresAt.toISOString(),
    };
  },
);

/**
 * Consumes a token, once.
 * @returns the session that it came from; undefined for one that is used up, too old, another brand's or invented
 */
export async function consumeHandOver(
  services: Services,
  brandCode: string,
  token: string,
  now: Date,
): Promise<number | undefined> {
  const text = await services.secrets.open(HAND_OVER, token).catch(() => undefined);
  if (text === undefined) return undefined;
  const read = v.safeParse(sealedHandOver, JSON.parse(text));
  // One that an earlier version of the program issued.
  if (!read.success) return undefined;
  const { id, sessionId, ...given } = read.output;
  const expiresAt = new Date(given.expiresAt);
  if (given.brandCode !== brandCode || expiresAt <= now) return undefined;
  return (await spendOnce(services.database, 'hand-over', id, expiresAt)) ? sessionId : undefined;
}
