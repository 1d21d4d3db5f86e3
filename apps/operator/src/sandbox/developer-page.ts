import { randomBytes } from 'node:crypto';
import { ContractError } from '@palpite/contract/errors.ts';
import type { Context } from 'hono';
import type { OperatorEnv } from '#kernel/http/frame.ts';
import { cameFromThisMachine } from '#kernel/http/loopback.ts';

/**
 * Pages for developers on the machine itself. Everywhere else there is no such page: not for another machine, not behind a
 * proxy, and not under a name that is not this machine's own.
 * @throws ContractError not_found
 */
export function requireDeveloper(c: Context<OperatorEnv>): void {
  if (!cameFromThisMachine(c.get('arrival'))) throw new ContractError('not_found');
}

interface Allowed {
  /** A script of the page's own, with the nonce. */
  readonly script?: boolean;
  /** Forms that lead back to the page. */
  readonly forms?: boolean;
}

/** Sets the headers of such a page. @returns the nonce of its style, and of its script where it has one */
export function developerHeaders(
  c: Context<OperatorEnv>,
  { script = false, forms = false }: Allowed = {},
): string {
  const nonce = randomBytes(16).toString('base64');
  c.header('Cache-Control', 'no-store');
  // The bank's form checks where it was sent from.
  c.header('Referrer-Policy', forms ? 'same-origin' : 'no-referrer');
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    ...(script ? [`script-src 'nonce-${nonce}'`, "connect-src 'self'"] : []),
    `form-action '${forms ? 'self' : 'none'}'`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  c.header('Content-Security-Policy', policy.join('; '));
  return nonce;
}
