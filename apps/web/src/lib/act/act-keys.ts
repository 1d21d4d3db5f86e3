import { perTab } from '@palpite/ui/tab.ts';
import { readUnknownActs, writeUnknownActs } from './unknown-acts.ts';

/**
 * The keys of acts whose outcome is not known. The same act sent again has the same key, and is done once: after a lost
 * answer, by a double press, over a reload, from another tab of this browser. Once its outcome is known, the same form is
 * another act.
 */

/**
 * What could be guessed from a digest of it, or is another at each attempt: it is in none. Two acts that differ in nothing
 * else are one intent after a reload.
 */
const SECRET = /^(code|verificationCode|firebaseIdToken)$|password|captcha/i;

/** By intent, the keys of what this tab has sent: of inputs that differ in a secret, each has its own. */
const ownKeys = perTab(() => new Map<string, Map<string, string>>());

export interface SentAct {
  readonly key: string;
  /** It was sent before, and its answer is not known. */
  readonly isRepeat: boolean;
  /** Its outcome is known: sent again, it is another act. */
  settle(): void;
}

/**
 * Names an act before it is sent.
 * @param act which account does what
 * @param input the query and the body
 */
export async function sendingAct(act: readonly string[], input: unknown): Promise<SentAct> {
  const whole = JSON.stringify([act, input]);
  const intent = await digestOf(JSON.stringify([act, input], withoutSecrets));
  const own = ownKeys().get(intent);
  const known = own ? own.get(whole) : readUnknownActs()[intent]?.key;
  const key = known ?? crypto.randomUUID();
  ownKeys().set(intent, new Map([...(own ?? []), [whole, key]]));
  writeUnknownActs({ ...readUnknownActs(), [intent]: { key, at: Date.now() } });
  return {
    key,
    isRepeat: known !== undefined,
    settle() {
      const left = ownKeys().get(intent);
      left?.delete(whole);
      if (left?.size === 0) ownKeys().delete(intent);
      const { [intent]: record, ...others } = readUnknownActs();
      if (record?.key === key) writeUnknownActs(others);
    },
  };
}

const withoutSecrets = (name: string, value: unknown): unknown =>
  SECRET.test(name) ? undefined : value;

async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
