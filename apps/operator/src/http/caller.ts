import type { AccountType, Role } from '@palpite/domain';
import type { LiveBrand } from './live-brand.ts';

/** A signed-in caller, as the frame hands it to a handler. */
export interface Caller {
  readonly sessionId: number;
  /** SHA-256 of the token that named it: another one once the token was exchanged. */
  readonly tokenHash: Buffer;
  readonly accountId: number;
  readonly brandCode: string;
  readonly username: string;
  readonly type: AccountType;
  /** What the table of permissions knows the caller as. */
  readonly role: Role;
  /** Its owner must choose another password before anything else. */
  readonly passwordDue: boolean;
  /** The terms have changed since its owner agreed to them. */
  readonly termsDue: boolean;
  /**
   * It lay idle, and its owner must prove again who they are before anything sensitive: by the password, or where the
   * account has none by signing in anew. Null when nothing is due.
   */
  readonly proofDue: 'password' | 'login' | null;
}

/**
 * Finds who a token names at a brand, and notes that the session is in use.
 * @returns `over` for a session that has ended, `unknown` for a token that names none
 */
export type Authenticate = (
  brand: LiveBrand,
  token: string,
  now: Date,
) => Promise<Caller | 'over' | 'unknown'>;
