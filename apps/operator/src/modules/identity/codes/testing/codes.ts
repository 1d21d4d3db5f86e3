import { CallError } from '@palpite/contract/call-error.ts';
import type { Limits } from '#kernel/config.ts';
import { createTestOperator, type TestOperator } from '#testing/operator.ts';
import { type OutboxMessage, readOutbox } from '#sandbox/outbox/outbox.ts';

/** Limits for tests that request codes one after the other and do not test the limits. */
export const UNHURRIED: Partial<Limits> = {
  codePerMinute: 10_000,
  codePaceMilliseconds: 1,
  codesPerRecipientPerHour: 10_000,
  codesPerAddressPerHour: 10_000,
  codesPerAccountPerHour: 10_000,
  codesBeforeCaptcha: 10_000,
  loginPerAddressPerMinute: 10_000,
  registrationsBeforeCaptcha: 10_000,
};

export const unhurriedOperator = () => createTestOperator({ limits: UNHURRIED });

let lastNumber = 0;
/** A Brazilian number that no test has used before. */
export function freshMobile() {
  lastNumber += 1;
  return {
    countryDialingCode: '55',
    mobileNum: `119${String(80_000_000 + lastNumber)}`,
  } as const;
}

/** All messages to a recipient, newest first. */
export async function messagesTo(
  { services, worker }: TestOperator,
  recipient: string,
): Promise<readonly OutboxMessage[]> {
  await worker.drain();
  const all = await readOutbox(services, 1_000);
  return all.filter((message) => message.recipient === recipient);
}

/** The last code sent to a recipient. @throws Error when there is none */
export async function codeSentTo(operator: TestOperator, recipient: string): Promise<string> {
  const texts = (await messagesTo(operator, recipient)).map(({ text }) => text);
  const [code] = texts.flatMap((text) => /\b\d{6}\b/.exec(text) ?? []);
  if (code === undefined) throw new Error(`no code was sent to ${recipient}`);
  return code;
}

/** A code of six digits that is not this one. */
export const otherThan = (code: string): string =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** The refusal's code, or null when the call was answered. */
export async function refusalOf(call: Promise<unknown>): Promise<string | null> {
  try {
    await call;
    return null;
  } catch (error) {
    if (error instanceof CallError) return error.code ?? error.kind;
    throw error;
  }
}
