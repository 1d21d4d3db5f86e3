import type { Language } from '@palpite/domain';
import { isLanguage } from '@palpite/domain';
import * as v from 'valibot';
import type { SupportChannel } from '../tables/support.table.ts';
import { defineSecret, type SecretBox } from '#kernel/secrets/secret-box.ts';
import type { Services } from '#kernel/services.ts';
import { findLiveSession } from '#modules/identity/index.ts';

const SUPPORT_PASS = defineSecret('support-pass');

/** The person at the desk, as the call that led there identified them. The page itself reads no token. */
export interface ServicePass {
  readonly brandCode: string;
  readonly channel: SupportChannel;
  /** Null for a visitor. */
  readonly accountId: number | null;
  /** The session that got the pass, which ends with it; null for a visitor. */
  readonly sessionId: number | null;
  readonly language: Language;
  readonly expiresAt: Date;
}

/** How long a person may write in a window after it was opened. */
const PASS_MILLISECONDS = 3_600_000;

const passSchema = v.object({
  brandCode: v.string(),
  channel: v.picklist(['live', 'vip']),
  accountId: v.nullable(v.number()),
  sessionId: v.nullable(v.number()),
  language: v.custom<Language>((text) => typeof text === 'string' && isLanguage(text)),
  expiresAt: v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
  ),
});

/** Seals the caller's identity into text for an address. */
export function issuePass(
  secrets: SecretBox,
  now: Date,
  who: Omit<ServicePass, 'expiresAt'>,
): Promise<string> {
  const expiresAt = new Date(now.getTime() + PASS_MILLISECONDS);
  return secrets.seal(SUPPORT_PASS, JSON.stringify({ ...who, expiresAt }));
}

/**
 * The person with this pass; null for one that was altered, has expired, belongs to another brand or whose session is
 * over.
 */
export async function readPass(
  { database, secrets }: Pick<Services, 'database' | 'secrets'>,
  now: Date,
  brandCode: string,
  sealed: string,
): Promise<ServicePass | null> {
  const text = await secrets.open(SUPPORT_PASS, sealed).catch(() => null);
  if (text === null) return null;
  const read = v.safeParse(passSchema, JSON.parse(text));
  // One that an earlier version of the program issued.
  if (!read.success) return null;
  const pass = read.output;
  if (pass.brandCode !== brandCode || pass.expiresAt <= now) return null;
  const { sessionId } = pass;
  const isOver = sessionId !== null && (await findLiveSession(database, sessionId, now)) === null;
  return isOver ? null : pass;
}
