import { saveDraft } from '../../lib/draft.ts';
import { isSecret } from './register-fields.ts';
import type { RegisterValues } from './register-values.ts';

/** Where the registration's draft is kept. */
export const REGISTER_DRAFT = 'registerDraft';

/** Keeps what was typed. Passwords, captchas and the agreement are not. */
export function saveRegisterDraft(values: RegisterValues): void {
  const kept: Record<string, string> = {};
  for (const [field, value] of Object.entries(values)) {
    if (typeof value === 'string' && field !== 'captcha' && !isSecret(field)) kept[field] = value;
  }
  saveDraft(REGISTER_DRAFT, kept);
}
