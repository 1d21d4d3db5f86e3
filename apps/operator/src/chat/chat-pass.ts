import { randomBytes } from 'node:crypto';
import { isLanguage, type Language } from '@palpite/domain';
import * as v from 'valibot';
import type { SecretBox } from '../security/secret-box.ts';
import { spendOnce } from '../security/spent-once.ts';
import type { Services } from '../services.ts';

/** Where the chat room's page stands. */
export const CHAT_PATH = '/chat';

/** Who comes to the room and how its window looks, as the call that led there found out. The page knows no session token. */
export interface ChatPass {
  /** `door` opens the page, once; `room` is what the page then speaks with. */
  readonly use: 'door' | 'room';
  readonly brandCode: string;
  /** SHA-256 of the token that asked, base64url: the room closes with its session, and once it was exchanged. */
  readonly tokenHash: string;
  readonly language: Language;
  readonly title: string;
  /** `#rrggbb`. */
  readonly headerColor: string;
}

/** A door stands in an address, which histories and logs see; a room's pass never leaves its page. */
const MILLISECONDS: Record<ChatPass['use'], number> = { door: 60_000, room: 43_200_000 };

const passSchema = v.object({
  id: v.string(),
  use: v.picklist(['door', 'room']),
  brandCode: v.string(),
  tokenHash: v.string(),
  language: v.custom<Language>((text) => typeof text === 'string' && isLanguage(text)),
  title: v.string(),
  headerColor: v.string(),
  expiresAt: v.number(),
});

export function sealPass(secrets: SecretBox, now: Date, pass: ChatPass): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  const expiresAt = now.getTime() + MILLISECONDS[pass.use];
  return secrets.seal('chat-pass', JSON.stringify({ ...pass, id, expiresAt }));
}

/** The address that opens the room, good for a minute and once. */
export async function chatAddress(
  secrets: SecretBox,
  now: Date,
  pass: Omit<ChatPass, 'use'>,
): Promise<string> {
  return `${CHAT_PATH}?pass=${await sealPass(secrets, now, { ...pass, use: 'door' })}`;
}

/**
 * Opens a door's pass, once: whoever finds its address later finds it spent. A frame that is loaded anew at the same
 * address therefore stays closed, and says how to come back: the site asks for another address with each opening.
 */
export async function consumeDoorPass(
  { secrets, database }: Services,
  now: Date,
  brandCode: string,
  sealed: string,
): Promise<ChatPass | null> {
  const door = await openPass(secrets, now, { use: 'door', brandCode }, sealed);
  if (door === null) return null;
  const isFirst = await spendOnce(database, 'chat-door', door.id, new Date(door.expiresAt));
  return isFirst ? door : null;
}

/** Who shows this pass; null for one that was altered, has run out, or is for something else. */
export async function openPass(
  secrets: SecretBox,
  now: Date,
  audience: Pick<ChatPass, 'use' | 'brandCode'>,
  sealed: string,
): Promise<v.InferOutput<typeof passSchema> | null> {
  const text = await secrets.open('chat-pass', sealed).catch(() => null);
  if (text === null) return null;
  const read = v.safeParse(passSchema, JSON.parse(text));
  // One that an earlier version of the program gave.
  if (!read.success) return null;
  const pass = read.output;
  const fits = pass.use === audience.use && pass.brandCode === audience.brandCode;
  return fits && pass.expiresAt > now.getTime() ? pass : null;
}
