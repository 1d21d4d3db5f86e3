import { ContractError } from '@palpite/contract/errors.ts';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import type { OperatorEnv } from '../http/frame.ts';
import type { Services } from '../services.ts';
import type { Participant } from './find-participant.ts';
import { type ChatPass, chatAddress } from './chat-pass.ts';
import { changesAfter, markSeen, newestId, newestMessages, say } from './room.ts';
import { requireParticipant, type Page, recognise } from './room-access.ts';
import { LONGEST_CHAT_MESSAGE } from './room-page.ts';
import type { RoomWatch } from './room-watch.ts';

/** How long an answer is held back for something to be said: shorter than what proxies cut. */
const WAIT_MILLISECONDS = 25_000;
/** Largest body, in bytes: the longest message in the longest letters, and its key. */
const BODY_BYTES = 4_096;

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));
const pollQuery = v.object({
  /** The change that the window has seen all up to; without it the newest messages are meant. */
  after: v.optional(wholeNumber),
  /** The newest message that was shown to somebody who looked. */
  seen: v.optional(wholeNumber),
});
const spoken = v.object({
  key: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_CHAT_MESSAGE)),
});

/** What an open window asks: what is said, answered once something is; and to say something. */
export function mountRoomMessages(
  app: Hono<OperatorEnv>,
  services: Services,
  path: string,
  watch: RoomWatch,
): void {
  app.get(path, (c) => hear(c, services, watch));
  app.use(path, bodyLimit({ maxSize: BODY_BYTES }));
  app.post(path, (c) => speak(c, services, watch));
}

async function hear(c: Page, services: Services, watch: RoomWatch): Promise<Response> {
  const { database } = services;
  const { brand, pass, participant } = await recognise(c, services);
  const query = v.safeParse(pollQuery, c.req.query());
  if (!query.success) throw new ContractError('invalid_request');
  const { after, seen } = query.output;
  if (seen !== undefined && seen > participant.readId) {
    const newest = await newestId(database, brand.code);
    await markSeen(database, participant.accountId, Math.min(seen, newest));
  }
  if (after === undefined) {
    const changes = await newestMessages(database, brand.code, participant.accountId);
    return answer(c, services, pass, participant, changes);
  }
  await watch.wait(brand.code, after, WAIT_MILLISECONDS, c.req.raw.signal);
  // A window that were answered would ask again at once, of a process that keeps nobody waiting any more.
  if (watch.stopped) throw new ContractError('unavailable');
  // Whoever has signed out meanwhile hears nothing more.
  const still = await requireParticipant(c, services, brand, pass);
  const changes = await changesAfter(database, brand.code, participant.accountId, after);
  return answer(c, services, pass, still, changes);
}

async function speak(c: Page, services: Services, watch: RoomWatch): Promise<Response> {
  const { brand, participant } = await recognise(c, services);
  if (participant.muted !== null) throw new ContractError('forbidden');
  const body = v.safeParse(spoken, await c.req.json().catch(() => null));
  const text = body.success ? plain(body.output.text) : '';
  if (!body.success || text === '') throw new ContractError('invalid_request');
  await services.throttles.spend('chat', participant);
  const id = await inTransaction(services.pool, ({ tx }) =>
    say(tx, {
      brandCode: brand.code,
      accountId: participant.accountId,
      key: body.output.key,
      text,
      sentAt: c.get('arrival').now,
    }),
  );
  watch.look(brand.code);
  c.header('Cache-Control', 'no-store');
  return c.json({ id });
}

async function answer(
  c: Page,
  services: Services,
  pass: ChatPass,
  { language, muted }: Participant,
  changes: object,
): Promise<Response> {
  const { use: _use, ...again } = pass;
  c.header('Cache-Control', 'no-store');
  return c.json({
    ...changes,
    muted: muted instanceof Date ? muted.toISOString() : muted,
    // The window speaks another language from now on: it opens itself anew.
    reopen:
      language === pass.language
        ? null
        : await chatAddress(services.secrets, services.now(), { ...again, language }),
  });
}

/** Without control signs, which nobody means, and in few lines: nobody fills the room alone. */
function plain(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}
