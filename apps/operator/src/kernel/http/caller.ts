import type { AccountType, Role } from '@palpite/domain';
import type { LiveBrand } from '../brand/live-brand.ts';

/** A signed-in caller, as the frame hands it to a handler. */
export interface Caller {
  readonly sessionId: number;
  /** SHA-256 of its token: a different one once the token was exchanged. */
  readonly tokenHash: Buffer;
  readonly accountId: number;
  readonly brandCode: string;
  readonly username: string;
  readonly type: AccountType;
  /** The caller's role in the table of permissions. */
  readonly role: Role;
  /** Its owner must choose another password before anything else. */
  readonly passwordDue: boolean;
  /** The terms have changed since its owner agreed to them. */
  readonly termsDue: boolean;
  /**
   * It was idle, so its owner must prove their identity again before any sensitive call: by the password, or by a new
   * login when the account has none. Null when nothing is due.
   */
  readonly proofDue: 'password' | 'login' | null;
  /**
   * Read for an earlier call, in these versions of the rows of the session and the account (`xmin`): an act by it compares
   * them, and nothing else is answered by it. Null where it was read for this call.
   */
  readonly seen: CallerVersions | null;
}

export interface CallerVersions {
  readonly session: string;
  readonly account: string;
}

/** A session that has ended; its token still says whose it was. */
export interface EndedSession {
  readonly endedOf: number;
}

/**
 * Finds the caller of a token at a brand, and records that the session is in use.
 * @param from `memory` for an act that compares what it has `seen`; the database without it
 * @returns `unknown` for a token that the brand never issued
 */
export type Authenticate = (
  brand: LiveBrand,
  token: string,
  now: Date,
  from?: 'memory',
) => Promise<Caller | EndedSession | 'unknown'>;
