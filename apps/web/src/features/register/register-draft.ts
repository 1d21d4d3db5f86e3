import type { RegisterValues } from './register-values.ts';
import { isSecret } from './register-fields.ts';

/** What was typed, kept for this tab over a reload. Passwords, captchas and the agreement are not. */
const KEY = 'registerDraft';

export function saveDraft(values: RegisterValues): void {
  const kept = Object.entries(values).filter(
    ([field, value]) =>
      typeof value === 'string' && value !== '' && field !== 'captcha' && !isSecret(field),
  );
  if (kept.length === 0) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
}

/** The draft's texts; empty where there is none, or one that another hand has left. */
export function readDraft(): Record<string, string> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof draft !== 'object' || draft === null) return {};
    return Object.fromEntries(
      Object.entries(draft).filter((entry) => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

export function dropDraft(): void {
  sessionStorage.removeItem(KEY);
}
