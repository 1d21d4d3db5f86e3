import { readDraft, saveDraft } from '../../lib/draft.ts';
import { isSecret, type RegistrationWay } from './register-fields.ts';
import type { RegisterValues } from './register-values.ts';

/** The key of the registration's draft. */
export const REGISTER_DRAFT = 'registerDraft';

/** Valid only for a moment. */
const FLEETING = new Set(['captcha', 'verificationCode']);

/** Keeps the typed values of either way. Passwords, codes, captchas and the agreement are not kept. */
export function saveRegisterDraft(values: RegisterValues, before: Record<string, string>): void {
  const kept = { ...before };
  for (const [field, value] of Object.entries(values)) {
    if (typeof value === 'string' && !FLEETING.has(field) && !isSecret(field)) kept[field] = value;
  }
  saveDraft(REGISTER_DRAFT, kept);
}

/** Keeps the chosen way, together with the typed values and as long. */
export function saveChosenWay(way: RegistrationWay): void {
  saveDraft(REGISTER_DRAFT, { ...readDraft(REGISTER_DRAFT), way });
}
