import { CallError } from '@palpite/contract/call-error.ts';
import type { FirebaseProject } from '@palpite/contract/system.ts';
import type { Language } from '@palpite/domain';
import { perTab } from '@palpite/ui/tab.ts';
import { useServices } from '../../../lib/services.ts';
import { waitByMinutes } from './code-wait.ts';
import { PhoneError } from './phone-problem.ts';

/** How long until Firebase can be asked for another code (spec section 9). */
const WAIT_MINUTES = 1;
/** Where what a code is typed together with is kept and its number: for the tab, as the countdown is. */
const STORED = 'firebaseCodes';

/** Codes that Firebase sends, and its word that one was right. Numbers are written as E.164. */
export interface FirebaseCodes {
  /** @returns when another may be asked for, in epoch milliseconds. @throws PhoneError */
  send(number: string): Promise<number>;
  /** @returns the id token; the same one while the same code is in the form. @throws PhoneError */
  prove(number: string, code: string): Promise<string>;
  /** The operator no longer takes its token: the code must be checked again. */
  forget(): void;
}

/** What Firebase has signed last: a form that is refused for something else shows it again. */
const lastProof = perTab(() => ({
  proved: null as { number: string; code: string; token: string } | null,
}));

/** Codes by Firebase; null where the operator sends its own. */
export function useFirebaseCodes(): FirebaseCodes | null {
  const { boot } = useServices();
  const { firebase } = boot.status.info;
  return firebase && firebaseCodes(firebase, boot.language);
}

function firebaseCodes(project: FirebaseProject, language: Language): FirebaseCodes {
  return {
    async send(number) {
      const { sendCode } = await load();
      const verificationId = await sendCode(project, number, language);
      lastProof().proved = null;
      sessionStorage.setItem(STORED, JSON.stringify({ number, verificationId }));
      return waitByMinutes({ expiredMinutes: WAIT_MINUTES });
    },
    async prove(number, code) {
      const { proved } = lastProof();
      if (proved?.number === number && proved.code === code) return proved.token;
      const verificationId = verificationIdOf(number);
      // Never asked for, or for another number: there is no code that could be right.
      if (verificationId === null) throw new PhoneError('wrong-code');
      const { proveNumber } = await load();
      const token = await proveNumber(project, verificationId, code, language);
      lastProof().proved = { number, code, token };
      return token;
    },
    forget() {
      lastProof().proved = null;
    },
  };
}

/**
 * Whether a failure makes the code that was sent worth nothing, so that another may be asked for at once. What Firebase has
 * signed is forgotten with it.
 */
export function endsPhoneCode(error: unknown, firebase: FirebaseCodes | null): boolean {
  const code = error instanceof CallError ? error.code : undefined;
  const isOver = error instanceof PhoneError && error.problem === 'code-expired';
  // Firebase itself refuses a wrong code: one that the operator refuses was used, or is no proof.
  const isRefused =
    firebase !== null &&
    (code === 'verification_code_invalid' || code === 'phone_verification_failed');
  if (isRefused || code === 'verification_code_expired') firebase?.forget();
  return isOver || isRefused || code === 'verification_code_expired';
}

/** Loads Firebase's library. @throws PhoneError when it does not come */
async function load() {
  try {
    return await import('./firebase-codes.ts');
  } catch (cause) {
    throw new PhoneError('unknown', { cause });
  }
}

function verificationIdOf(number: string): string | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    if (!('number' in kept) || kept.number !== number || !('verificationId' in kept)) return null;
    return typeof kept.verificationId === 'string' ? kept.verificationId : null;
  } catch {
    return null;
  }
}
