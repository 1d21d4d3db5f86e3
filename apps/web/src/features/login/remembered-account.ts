/** How long an account name is kept (spec section 9): one day, in milliseconds. */
export const REMEMBER_MILLISECONDS = 864e5;

const KEY = 'rememberedAccount';

/** Keeps the account name in this browser for a day. It is sent nowhere, and the password is never kept. */
export function rememberAccount(username: string, now: number = Date.now()): void {
  localStorage.setItem(KEY, JSON.stringify({ username, until: now + REMEMBER_MILLISECONDS }));
}

export function forgetAccount(): void {
  localStorage.removeItem(KEY);
}

/** The kept account name; null when there is none or its day is over. */
export function rememberedAccount(now: number = Date.now()): string | null {
  const kept = parse(localStorage.getItem(KEY));
  if (kept === null) return null;
  if (kept.until > now) return kept.username;
  forgetAccount();
  return null;
}

function parse(text: string | null): { username: string; until: number } | null {
  if (text === null) return null;
  try {
    const { username, until }: Partial<Record<string, unknown>> = JSON.parse(text);
    return typeof username === 'string' && typeof until === 'number' ? { username, until } : null;
  } catch {
    return null;
  }
}
