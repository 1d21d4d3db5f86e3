import { randomUUID } from 'node:crypto';
import type { CaptchaAnswer } from '@palpite/contract';
import { ContractError, type ErrorCode } from '@palpite/contract/errors.ts';
import { LANGUAGES } from '@palpite/domain';
import * as v from 'valibot';
import { type CallContext, handlerOf } from '#kernel/http/handler.ts';
import { checkCaptcha, issueCaptcha } from '../captcha/captcha.ts';
import type { Channel, Contact } from '#kernel/notify/contact.ts';
import type { CodeThrottle } from './code-throttle.ts';
import { codeMessage } from './code-texts.ts';
import { MessageNotSent } from '#kernel/messages/message.ts';
import type { Services } from '#kernel/services.ts';
import { defineWork, handleWork, type WorkHandler } from '@palpite/work/work-kind.ts';
import { CODE_PURPOSES, type CodeTarget, type IssuedCode, issueCode } from './verification-code.ts';

export interface CodeNeeds {
  readonly codeThrottle: CodeThrottle;
}

export const codeHandler = handlerOf<CodeNeeds>();

const MINUTE_SECONDS = 60;

/** When a requested code expires, as the answer states it. */
export interface SentCode {
  readonly expiredMinutes: number;
  readonly expiresAt: string;
}

/** The account of a code, and its recipient. */
interface Recipient extends Contact {
  readonly target: CodeTarget;
}

/**
 * Allows or refuses a request for a code; nothing that it checks depends on whether there is an account.
 * @throws ContractError code_not_sent | too_many_requests
 */
export async function admitCode(
  { own, services, brand, address }: CallContext<CodeNeeds>,
  channel: Channel,
  recipient: string,
): Promise<void> {
  if (!services.messages.reaches(channel)) throw new ContractError('code_not_sent');
  await own.codeThrottle.begin(throttled(brand, recipient), address);
}

/** The key that counts a recipient, separately for each brand. */
const throttled = (brand: CallContext['brand'], recipient: string) => `${brand.code}\n${recipient}`;

/**
 * Allows or refuses a request for a code by SMS. They cost money, so an address with many requests must solve a
 * captcha.
 * @throws ContractError code_not_sent | captcha_required | captcha_invalid | too_many_requests
 */
export async function admitSms(
  call: CallContext<CodeNeeds>,
  number: string,
  captcha: CaptchaAnswer | undefined,
): Promise<void> {
  const { own, services, brand, address, now } = call;
  if (captcha !== undefined) {
    const right = await checkCaptcha(services, brand.code, captcha, now);
    if (!right) throw await withCaptcha(call, 'captcha_invalid');
  } else if (await own.codeThrottle.demandsCaptcha(throttled(brand, number), address)) {
    throw await withCaptcha(call, 'captcha_required');
  }
  await admitCode(call, 'sms', number);
}

async function withCaptcha(
  { services, brand, now }: CallContext,
  code: ErrorCode,
): Promise<ContractError> {
  return new ContractError(code, { captcha: await issueCaptcha(services, brand.code, now) });
}

/**
 * Sends a code to the caller, and waits until it was accepted: the answer says whether it was.
 * @throws ContractError code_not_sent | code_quota_exceeded
 */
export async function sendCode(call: CallContext, to: Recipient): Promise<SentCode> {
  const { services, brand, language, log, now } = call;
  const issued = await issueCode(services, to.target, null, now);
  const { channel, recipient, target } = to;
  const minutes = minutesOf(services.limits.codeSeconds);
  try {
    await services.notifier.send(
      { contact: { channel, recipient }, brand, language },
      codeMessage(language, target.purpose, issued.code, minutes),
      randomUUID(),
    );
  } catch (error) {
    if (!(error instanceof MessageNotSent)) throw error;
    log.warn({ err: error }, 'could not send code');
    throw new ContractError(error.code);
  }
  return answer(call, issued);
}

/** A code that an account asked for. Without an account everything is the same, and nothing is sent. */
export const sendAccountCode = defineWork({
  name: 'code.send',
  sealed: true,
  payload: v.object({
    id: v.string(),
    accountId: v.nullable(v.number()),
    channel: v.picklist(['sms', 'email']),
    recipient: v.string(),
    brandCode: v.string(),
    language: v.picklist(LANGUAGES),
    purpose: v.picklist(CODE_PURPOSES),
    code: v.string(),
    expiresAt: v.string(),
  }),
});

/**
 * Sends a code to an account. The work is owed in either case and does its part after the answer: neither the answer
 * nor its time reveals whether there is an account.
 */
export async function sendCodeToAccount(
  call: CallContext<CodeNeeds>,
  { channel, recipient, target }: Recipient,
  accountId: number | null,
): Promise<SentCode> {
  const { services, brand, language, now } = call;
  const { database, work } = services;
  const issued = await issueCode(services, target, accountId, now);
  const id = randomUUID();
  await work.owe(database, {
    kind: sendAccountCode,
    key: `code:${id}`,
    payload: {
      id,
      accountId,
      channel,
      recipient,
      brandCode: brand.code,
      language,
      purpose: target.purpose,
      code: issued.code,
      expiresAt: issued.expiresAt.toISOString(),
    },
  });
  work.wake();
  return answer(call, issued);
}

export const codeWork = (
  { brands, limits, notifier, now }: Pick<Services, 'brands' | 'limits' | 'notifier' | 'now'>,
  { codeThrottle }: CodeNeeds,
): WorkHandler =>
  handleWork(sendAccountCode, {
    async outside(asked, { attempt }) {
      const { accountId, brandCode, language, purpose, code } = asked;
      // The member has asked for another by then.
      if (accountId === null || new Date(asked.expiresAt) <= now()) return;
      const brand = await brands.byCode(brandCode);
      if (brand === undefined) return;
      // The first attempt counts; were it refused, there would be no second one.
      if (attempt === 1 && !(await codeThrottle.mayWriteTo(accountId))) return;
      const { channel, recipient } = asked;
      await notifier.send(
        { contact: { channel, recipient }, brand, language },
        codeMessage(language, purpose, code, minutesOf(limits.codeSeconds)),
        asked.id,
      );
    },
  });

function answer({ services }: CallContext, { expiresAt }: IssuedCode): SentCode {
  return {
    expiredMinutes: minutesOf(services.limits.codeSeconds),
    expiresAt: expiresAt.toISOString(),
  };
}

/** Never more than there is. */
const minutesOf = (seconds: number) => Math.max(1, Math.floor(seconds / MINUTE_SECONDS));
