import type { AccountType, Role } from '@palpite/domain';

/** A signed-in caller, as the frame hands it to a handler. */
export interface Session {
  readonly sessionId: number;
  readonly accountId: number;
  readonly merchant: string;
  readonly username: string;
  readonly type: AccountType;
  /** What the table of permissions knows the caller as. */
  readonly role: Role;
  /** Its owner must choose another password before anything else. */
  readonly passwordDue: boolean;
}
