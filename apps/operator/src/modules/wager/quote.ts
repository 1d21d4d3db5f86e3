import { createHmac, timingSafeEqual } from 'node:crypto';

/** An offer as a quote made it, with the instant after which it is void. */
export interface Quote<Priced extends object> {
  readonly accountId: number;
  readonly priced: Priced;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/**
 * Signs an offer, so that `place` needs no copy of it: nothing moves by a quote.
 * @param key 32 bytes that only the operator has
 */
export function signQuote<Priced extends object>(key: string, quote: Quote<Priced>): string {
  const body = Buffer.from(JSON.stringify(quote)).toString('base64url');
  return `${body}.${mac(key, body)}`;
}

/** @returns the offer; null when it was altered, is another account's, or has expired */
export function readQuote<Priced extends object>(
  key: string,
  text: string,
  { accountId, now }: { readonly accountId: number; readonly now: Date },
): Quote<Priced> | null {
  const [body = '', given = ''] = text.split('.');
  const expected = Buffer.from(mac(key, body));
  const sent = Buffer.from(given);
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return null;
  const quote: Quote<Priced> = JSON.parse(Buffer.from(body, 'base64url').toString());
  return quote.accountId === accountId && now.getTime() < quote.expiresAt ? quote : null;
}

const mac = (key: string, body: string) =>
  createHmac('sha256', key).update(`quote ${body}`).digest('base64url');
