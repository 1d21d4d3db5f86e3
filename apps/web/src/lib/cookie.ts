/** The two cookies of the site: what the server must know to render a visitor's page. Neither names anybody. */
export const COOKIES = { theme: 'theme', language: 'lang' } as const;

/** The value of one cookie in a `Cookie` header or in `document.cookie`. */
export function readCookie(cookies: string, name: string): string | undefined {
  for (const part of cookies.split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

/** Keeps a choice for a year, for this host alone. */
export function writeCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}
