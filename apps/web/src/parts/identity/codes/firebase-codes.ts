import { type FirebaseApp, initializeApp } from '@firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
  signInWithPhoneNumber,
  signOut,
} from '@firebase/auth';
import type { FirebaseProject } from '@palpite/contract/system.ts';
import type { Language } from '@palpite/domain';
import { perTab } from '@palpite/ui/tab.ts';
import { PhoneError, type PhoneProblem } from './phone-problem.ts';
import { allowRecaptcha } from './recaptcha-policy.ts';

/**
 * Firebase's own library, loaded with the first code that is asked for. It keeps nobody signed in: what it signs is taken
 * out, and the operator's session is the only one.
 */

/** What Firebase calls its failures, after `auth/`; whatever is not listed is unknown. */
const PROBLEMS: Readonly<Record<string, PhoneProblem>> = {
  'invalid-phone-number': 'invalid-number',
  'missing-phone-number': 'missing-number',
  'too-many-requests': 'too-many-requests',
  'invalid-verification-code': 'wrong-code',
  'missing-verification-code': 'wrong-code',
  'captcha-check-failed': 'captcha-failed',
  'unauthorized-domain': 'captcha-failed',
  'app-not-authorized': 'captcha-failed',
  'invalid-app-credential': 'captcha-failed',
  'missing-app-credential': 'captcha-failed',
  'invalid-recaptcha-token': 'captcha-failed',
  'missing-recaptcha-token': 'captcha-failed',
  'quota-exceeded': 'quota-exceeded',
  'operation-not-allowed': 'not-allowed',
  'user-disabled': 'not-allowed',
  'code-expired': 'code-expired',
  // What the code belongs to is not known any more: another must be sent.
  'invalid-verification-id': 'code-expired',
  'missing-verification-id': 'code-expired',
  'popup-closed-by-user': 'popup-closed',
  'cancelled-popup-request': 'popup-closed',
};

const openedAuths = perTab(() => new Map<string, Auth>());

function authOf(project: FirebaseProject, language: Language): Auth {
  const { emulatorUrl, ...options } = project;
  const name = `${options.projectId} ${emulatorUrl ?? ''}`;
  const opened = openedAuths();
  const known = opened.get(name);
  const auth = known ?? openAuth(initializeApp(options, name), emulatorUrl);
  opened.set(name, auth);
  auth.languageCode = language.toLowerCase();
  return auth;
}

function openAuth(app: FirebaseApp, emulatorUrl: string | null): Auth {
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (emulatorUrl !== null) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  else allowRecaptcha();
  return auth;
}

/**
 * Has a code sent, once the reader has been found to be a person; mostly nothing of that is seen.
 * @param number E.164
 * @returns what the code is typed together with
 * @throws PhoneError
 */
export async function sendCode(
  project: FirebaseProject,
  number: string,
  language: Language,
): Promise<string> {
  const auth = authOf(project, language);
  // Google draws what it asks of the reader elsewhere in the page; this only ties it to the page.
  const place = document.body.appendChild(document.createElement('div'));
  const person = new RecaptchaVerifier(auth, place, { size: 'invisible' });
  try {
    return (await signInWithPhoneNumber(auth, number, person)).verificationId;
  } catch (error) {
    throw phoneError(error);
  } finally {
    person.clear();
    place.remove();
  }
}

/**
 * Shows the code to Firebase.
 * @returns the id token by which the operator knows that it was right
 * @throws PhoneError
 */
export async function proveNumber(
  project: FirebaseProject,
  verificationId: string,
  code: string,
  language: Language,
): Promise<string> {
  const auth = authOf(project, language);
  try {
    const credential = PhoneAuthProvider.credential(verificationId, code);
    const { user } = await signInWithCredential(auth, credential);
    const token = await user.getIdToken();
    await signOut(auth);
    return token;
  } catch (error) {
    throw phoneError(error);
  }
}

function phoneError(cause: unknown): PhoneError {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return new PhoneError(PROBLEMS[code.replace(/^auth\//, '')] ?? 'unknown', { cause });
}
