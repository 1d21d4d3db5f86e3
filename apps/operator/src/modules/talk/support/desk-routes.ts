import { randomBytes } from 'node:crypto';
import { ContractError } from '@palpite/contract/errors.ts';
import {
  EMAIL_SHAPE,
  findFieldProblem,
  isLanguage,
  type Language,
  tidyEmail,
} from '@palpite/domain';
import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { OperatorEnv } from '#kernel/http/frame.ts';
import { limitForm } from '#kernel/http/limit-form.ts';
import { findAccount } from '#modules/identity/index.ts';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';
import type { Services } from '#kernel/services.ts';
import { markAnswersRead } from './answer-message.ts';
import { mountDeskAnswers } from './answer-routes.ts';
import {
  type DeskForm,
  type DeskView,
  deskPage,
  FORGET_PATH,
  LONGEST_MESSAGE,
  SUPPORT_PATH,
} from './desk-page.ts';
import { findMessage, leaveMessage, messagesOf, readReference } from './leave-message.ts';
import { readPass, type ServicePass } from './service-pass.ts';
import { forgetForVisitor, keepForVisitor, visitorMessages } from './visitor-messages.ts';

/** Largest form, in bytes: the longest message in the longest letters, percent-encoded. */
const FORM_BYTES = 32_768;
/** Made by `emptyForm`. */
const FORM_ID = /^[\w-]{22}$/;

type Page = Context<OperatorEnv>;

/** The person at the desk, from the pass in the address; without a valid one, a visitor. */
interface Guest {
  readonly brand: LiveBrand;
  readonly sealed: string;
  readonly pass: ServicePass | null;
  readonly language: Language;
}

/**
 * The operator's own customer-service page: a visitor or member leaves a message, gets a number, reads the answer.
 * Open while the site is closed, since that is when people ask. It reads no token: the pass identifies the person.
 */
export function mountServiceDesk(app: Hono<OperatorEnv>, services: Services): void {
  mountDeskAnswers(app, services);
  const secure = services.config.publicOrigins.some((origin) => origin.startsWith('https:'));

  app.get(SUPPORT_PATH, async (c) => {
    const guest = await greet(c, services, c.req.query('pass') ?? '');
    return show(c, services, guest, emptyForm(), 200);
  });

  app.use(SUPPORT_PATH, limitForm(FORM_BYTES));
  app.post(SUPPORT_PATH, async (c) => {
    const fields = await readForm(c);
    const guest = await greet(c, services, fields.pass);
    const form = judge(fields, guest);
    if (form.wrong !== null) return show(c, services, guest, form, 422);
    const { address } = c.get('arrival');
    const throttled = await services.throttles
      .spend('support-address', { address })
      .then(() => false, isThrottled);
    if (throttled) return show(c, services, guest, { ...form, wrong: 'tooMany' }, 429);
    const reference = await keep(c, services, guest, form);
    if (accountOf(guest) === null) keepForVisitor(c, SUPPORT_PATH, reference, secure);
    // Answered by a redirect, so that a reload does not send the form again.
    const search = new URLSearchParams({ pass: guest.sealed, sent: reference });
    return c.redirect(`${SUPPORT_PATH}?${search}`, 303);
  });

  app.post(FORGET_PATH, limitForm(FORM_BYTES), async (c) => {
    const { sealed } = await greet(c, services, (await readForm(c)).pass);
    forgetForVisitor(c, SUPPORT_PATH);
    return c.redirect(`${SUPPORT_PATH}?${new URLSearchParams({ pass: sealed })}`, 303);
  });
}

const accountOf = ({ pass }: Guest) => pass?.accountId ?? null;

async function greet(c: Page, services: Services, sealed: string): Promise<Guest> {
  c.set('operation', 'customer service');
  const { host, address, now } = c.get('arrival');
  await services.throttles.general(address);
  const brand = await services.brands.byHost(host);
  if (brand === undefined) throw new ContractError('unknown_merchant');
  const pass = sealed === '' ? null : await readPass(services, now, brand.code, sealed);
  const cookie = getCookie(c, 'lang');
  const language =
    pass?.language ?? (isLanguage(cookie) ? cookie : undefined) ?? brand.defaultLanguage;
  return { brand, sealed: pass ? sealed : '', pass, language };
}

function emptyForm(): DeskForm {
  return { formId: randomBytes(16).toString('base64url'), message: '', email: '', wrong: null };
}

type Fields = Record<'pass' | 'formId' | 'message' | 'email', string>;

async function readForm(c: Page): Promise<Fields> {
  const sent = await c.req.parseBody();
  const text = (name: keyof Fields) => {
    const value = sent[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    pass: text('pass'),
    formId: text('formId'),
    // Browsers send line ends as two characters; PostgreSQL stores no zero byte.
    message: text('message').replaceAll('\r\n', '\n').replaceAll('\u0000', '').trim(),
    email: tidyEmail(text('email')),
  };
}

function judge({ formId, message, email }: Fields, guest: Guest): DeskForm {
  const form = { formId: FORM_ID.test(formId) ? formId : emptyForm().formId, message, email };
  if (message.length < 3 || message.length > LONGEST_MESSAGE) {
    return { ...form, wrong: 'messageMissing' };
  }
  const asked = email !== '' && accountOf(guest) === null;
  const isWrong = asked && findFieldProblem({ ...EMAIL_SHAPE, required: true }, email) !== null;
  return { ...form, wrong: isWrong ? 'emailWrong' : null };
}

function isThrottled(error: unknown): boolean {
  if (error instanceof ContractError && error.code === 'too_many_requests') return true;
  throw error;
}

function keep(c: Page, services: Services, guest: Guest, form: DeskForm): Promise<string> {
  const { pass, brand, language } = guest;
  const accountId = accountOf(guest);
  return leaveMessage(services.database, {
    formId: form.formId,
    brandCode: brand.code,
    channel: pass?.channel ?? 'live',
    accountId,
    email: accountId === null && form.email !== '' ? form.email : null,
    language,
    message: form.message,
    createdAt: c.get('arrival').now,
  });
}

async function show(
  c: Page,
  services: Services,
  guest: Guest,
  form: DeskForm,
  status: 200 | 422 | 429,
): Promise<Response> {
  const { brand, sealed, pass, language } = guest;
  const { database } = services;
  const accountId = accountOf(guest);
  const earlier =
    accountId === null
      ? await visitorMessages(c, database, brand.code)
      : await messagesOf(database, accountId);
  if (accountId !== null) {
    const shown = earlier.map(({ reference }) => reference);
    await markAnswersRead(database, accountId, shown, c.get('arrival').now);
  }
  const typed = c.req.query('reference');
  const asked = (reference: string | undefined) => {
    const read = reference === undefined ? null : readReference(reference);
    return read === null ? undefined : findMessage(database, brand.code, read);
  };
  const nonce = randomBytes(16).toString('base64');
  const view: DeskView = {
    brand,
    pictures: services.pictures,
    language,
    theme: getCookie(c, 'theme') === 'dark' ? 'dark' : 'light',
    nonce,
    framed: c.req.header('Sec-Fetch-Dest') === 'iframe',
    pass: sealed,
    channel: pass?.channel ?? 'live',
    username: accountId === null ? null : await usernameOf(services, accountId),
    form,
    earlier,
    looked: typed === undefined ? null : { typed, found: await asked(typed) },
    sent: await asked(c.req.query('sent')),
  };
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  c.header('X-Frame-Options', 'SAMEORIGIN');
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types 'none'`,
  );
  return c.html(await deskPage(view), status);
}

async function usernameOf({ database }: Services, accountId: number): Promise<string | null> {
  return (await findAccount(database, accountId))?.username ?? null;
}
