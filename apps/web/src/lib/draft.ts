/**
 * What was typed into a form, kept for this tab over a reload: one that the visitor asked for, and one that a new release
 * makes. The form says what is kept; a password, a code or a captcha never is.
 */
export function saveDraft(key: string, typed: Readonly<Record<string, string>>): void {
  const kept = Object.entries(typed).filter(([, text]) => text !== '');
  if (kept.length === 0) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
}

/** The draft's texts; empty where there is none, or one that another hand has left. */
export function readDraft(key: string): Record<string, string> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (typeof draft !== 'object' || draft === null) return {};
    return Object.fromEntries(
      Object.entries(draft).filter((entry) => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

export function dropDraft(key: string): void {
  sessionStorage.removeItem(key);
}
