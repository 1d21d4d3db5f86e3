import type { CaptchaAnswer } from '@palpite/contract';
import { ContractError, type ErrorCode } from '@palpite/contract/errors.ts';
import { type CallContext, handlerOf } from '#kernel/http/handler.ts';
import { checkCaptcha, issueCaptcha } from '../captcha/captcha.ts';
import type { Channel, Contact } from '#kernel/notify/contact.ts';
import type { CodeThrottle } from './code-throttle.ts';
import { codeMessage } from './code-texts.ts';
import { MessageNotSent } from '#kernel/messages/message.ts';
import { type CodeTarget, type IssuedCode, issueCode } from './verification-code.ts';

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
 * Sends a code to the caller, and waits until it was accepted.
 * @throws ContractError code_not_sent | code_quota_exceeded
 */
export async function sendCode(call: CallContext, to: Recipient): Promise<SentCode> {
  const issued = await issueCode(call.services, to.target, null, call.now);
  try {
    await write(call, to, issued);
  } catch (error) {
    if (!(error instanceof MessageNotSent)) throw error;
    call.log.warn({ err: error }, 'could not send code');
    throw new ContractError(error.code);
  }
  return answer(call, issued);
}

/**
 * Sends a code to an account. Without an account everything is the same except the message, which is sent after the
 * answer: neither the answer nor its time reveals which it was.
 */
export async function sendCodeToAccount(
  call: CallContext<CodeNeeds>,
  to: Recipient,
  accountId: number | null,
): Promise<SentCode> {
  const { codeThrottle } = call.own;
  const { messages } = call.services;
  const issued = await issueCode(call.services, to.target, accountId, call.now);
  if (accountId !== null) {
    messages.later(async () => {
      if (await codeThrottle.mayWriteTo(accountId)) await write(call, to, issued);
    });
  }
  return answer(call, issued);
}

function write(
  { brand, language, services }: CallContext,
  { channel, target, recipient }: Recipient,
  { code }: IssuedCode,
): Promise<void> {
  const minutes = minutesOf(services.limits.codeSeconds);
  return services.notifier.send(
    { contact: { channel, recipient }, brand, language },
    codeMessage(language, target.purpose, code, minutes),
  );
}

function answer({ services }: CallContext, { expiresAt }: IssuedCode): SentCode {
  return {
    expiredMinutes: minutesOf(services.limits.codeSeconds),
    expiresAt: expiresAt.toISOString(),
  };
}

/** Never more than there is. */
const minutesOf = (seconds: number) => Math.max(1, Math.floor(seconds / MINUTE_SECONDS));
