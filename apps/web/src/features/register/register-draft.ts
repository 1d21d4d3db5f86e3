import { readDraft, saveDraft } from '../../lib/draft.ts';
import { isSecret, type RegistrationWay } from './register-fields.ts';
import type { RegisterValues } from './register-values.ts';

/** Where the registration's draft is kept. */
export const REGISTER_DRAFT = 'registerDraft';

/** Good for a moment only. */
const FLEETING = new Set(['captcha', 'verificationCode']);

/** Keeps what was typed, by either way. Passwords, codes, captchas and the agreement are not. */
export function saveRegisterDraft(values: RegisterValues, before: Record<string, string>): void {
  const kept = { ...before };
  for (const [field, value] of Object.entries(values)) {
    if (typeof value === 'string' && !FLEETING.has(field) && !isSecret(field)) kept[field] = value;
  }
  saveDraft(REGISTER_DRAFT, kept);
}

/** Keeps which way was chosen; together with what was typed, and as long. */
export function saveChosenWay(way: RegistrationWay): void {
  saveDraft(REGISTER_DRAFT, { ...readDraft(REGISTER_DRAFT), way });
}
