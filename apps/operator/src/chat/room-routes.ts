import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { chatMember } from '../database/schema/chat.ts';
import type { OperatorEnv } from '../http/frame.ts';
import type { LiveBrand } from '../http/live-brand.ts';
import type { Services } from '../services.ts';
import type { Participant } from './find-participant.ts';
import { CHAT_PATH, type ChatPass, sealPass, consumeDoorPass } from './chat-pass.ts';
import { newestId } from './room.ts';
import { arrive, enter, type Page } from './room-access.ts';
import { mountRoomMessages } from './room-messages.ts';
import type { RoomWatch } from './room-watch.ts';
import { closedRoomPage, roomPage } from './room-page.ts';

const SCRIPT_PATH = `${CHAT_PATH}/room.js`;
const MESSAGES_PATH = `${CHAT_PATH}/messages`;
/**
 * The brand's chat room: a page that the site frames, and the two calls that its script makes. Who comes is in the pass
 * that the page was opened with; no session token enters it.
 */
export function mountChatRoom(app: Hono<OperatorEnv>, services: Services, watch: RoomWatch): void {
  const { secrets } = services;
  const script = readFile(new URL('./room-script.js', import.meta.url), 'utf8');
  script.catch(() => undefined);

  app.get(CHAT_PATH, async (c) => {
    const brand = await arrive(c, services);
    const { now } = c.get('arrival');
    const door = await consumeDoorPass(services, now, brand.code, c.req.query('pass') ?? '');
    const participant = door && (await enter(c, services, brand, door));
    if (door === null || participant === null) return showClosed(c, brand);
    await remember(services, brand.code, participant, door);
    const pass = await sealPass(secrets, now, { ...door, use: 'room' });
    return show(c, services, brand, door, pass);
  });

  app.get(SCRIPT_PATH, async (c) => {
    c.set('operation', 'chat script');
    c.header('Cache-Control', 'no-cache');
    return c.body(await script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
  });

  mountRoomMessages(app, services, MESSAGES_PATH, watch);
}

/** That the member has been here, in that language; what was said before they first came is no news to them. */
async function remember(
  services: Services,
  brandCode: string,
  { accountId }: Participant,
  { language }: ChatPass,
): Promise<void> {
  const readId = await newestId(services.database, brandCode);
  await services.database
    .insert(chatMember)
    .values({ accountId, language, readId })
    .onConflictDoUpdate({ target: chatMember.accountId, set: { language } });
}

async function show(
  c: Page,
  services: Services,
  brand: LiveBrand,
  door: ChatPass,
  pass: string,
): Promise<Response> {
  const nonce = guard(c);
  return c.html(
    await roomPage({
      brand,
      nonce,
      theme: themeOfVisitor(c),
      pass,
      door,
      timeZone: brand.timeZone,
      keptDays: services.limits.chatDays,
      scriptPath: SCRIPT_PATH,
      messagesPath: MESSAGES_PATH,
    }),
  );
}

async function showClosed(c: Page, brand: LiveBrand): Promise<Response> {
  const nonce = guard(c);
  const cookie = getCookie(c, 'lang');
  const page = closedRoomPage({ brand, nonce, theme: themeOfVisitor(c), cookie });
  return c.html(await page, 403);
}

const themeOfVisitor = (c: Page) => (getCookie(c, 'theme') === 'dark' ? 'dark' : 'light');

/** The page's policy: its own script, its own calls, and no frame but the site's. @returns the policy's nonce */
function guard(c: Page): string {
  const nonce = randomBytes(16).toString('base64');
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  c.header('X-Frame-Options', 'SAMEORIGIN');
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; img-src 'self'; font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types 'none'`,
  );
  return nonce;
}
