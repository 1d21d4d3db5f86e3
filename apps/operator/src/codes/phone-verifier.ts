import type { FirebaseProject } from '@palpite/contract/system.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import type { CallContext } from '../http/handler.ts';
import { spendOnce, wasSpent } from '../security/spent-once.ts';
import { ticketedRecipient } from './code-ticket.ts';
import { findByMobile } from './find-by-contact.ts';
import type { FirebaseTokens } from './firebase-tokens.ts';
import { canonicalNumber } from './phone.ts';
import { readCode } from './verification-code.ts';

export interface PhoneNeeds {
  /** Reads what Firebase signs. */
  readonly firebase: FirebaseTokens;
}

/** What a proof of a number opens the way for. */
interface Wanted {
  readonly purpose: 'register' | 'login';
  /** E.164. */
  readonly number: string;
}

/** What was sent along to prove it. */
interface Shown {
  readonly verificationCode: string;
  /** What asking for a login's code was answered with. */
  readonly ticket?: string | undefined;
  readonly firebaseIdToken?: string | undefined;
}

/** Somebody holds the number, before that is used. */
export interface PhoneProof {
  /** Whose account it opens; null for a proof to register with. */
  readonly accountId: number | null;
  /** Uses it, within the transaction of what it opens the way for. @returns false when another has */
  use(tx: Database): Promise<boolean>;
}

/** A way to prove who holds a number. */
export interface PhoneVerifier {
  /**
   * @returns null where there is no proof any more: there never was one, or it was used. Whether that is a repeat of an
   *   act already done is for the transaction to say
   * @throws ContractError verification_code_invalid | verification_code_expired | phone_verification_failed | unavailable
   */
  read(call: CallContext<PhoneNeeds>, wanted: Wanted, shown: Shown): Promise<PhoneProof | null>;
}

/** The way that a brand has chosen: codes that the operator sends, or Firebase. */
export function phoneVerifierOf({ brand }: CallContext): PhoneVerifier {
  const project = brand.settings.firebase;
  return project === null ? ownCodes : firebaseCodes(project);
}

/**
 * Nothing is sent where Firebase sends the codes: this operator would take none of them.
 * @throws ContractError code_not_allowed
 */
export function refuseWhereFirebaseSends({ brand }: CallContext): void {
  if (brand.settings.firebase) throw new ContractError('code_not_allowed');
}

const ownCodes: PhoneVerifier = {
  read({ services, brand, now }, { purpose, number }, { verificationCode, ticket = '' }) {
    // Without its ticket a login's code is nowhere.
    const recipient = purpose === 'login' ? ticketedRecipient(number, ticket) : number;
    const target = { brandCode: brand.code, purpose, recipient };
    return readCode(services, target, verificationCode, now);
  },
};

/**
 * Firebase has looked at the code and signed that it was right. One proof opens the way once: a token that is renewed, or
 * shown to another brand of this operator, is none of its own.
 */
const firebaseCodes = ({ projectId }: Pick<FirebaseProject, 'projectId'>): PhoneVerifier => ({
  async read({ own, services, brand }, { purpose, number }, { firebaseIdToken }) {
    if (!firebaseIdToken) throw new ContractError('phone_verification_failed');
    const signIn = await own.firebase.read(firebaseIdToken, projectId);
    if (canonicalNumber(signIn.number) !== number) {
      throw new ContractError('phone_verification_failed');
    }
    const { database } = services;
    if (await wasSpent(database, 'phone-proof', signIn.id)) return null;
    return {
      accountId: purpose === 'login' ? await findByMobile(database, brand.code, number) : null,
      use: (tx) => spendOnce(tx, 'phone-proof', signIn.id, signIn.expiresAt),
    };
  },
});
