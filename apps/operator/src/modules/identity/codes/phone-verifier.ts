import type { FirebaseProject } from '@palpite/contract/system.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import type { CallContext } from '#kernel/http/handler.ts';
import { spendOnce, wasSpent } from '#kernel/secrets/spent-once.ts';
import { ticketedRecipient } from './code-ticket.ts';
import { findByMobile } from '../account/find-by-contact.ts';
import type { FirebaseTokens } from './firebase-tokens.ts';
import { canonicalNumber } from './phone.ts';
import { readCode } from './verification-code.ts';

export interface PhoneNeeds {
  /** Reads tokens that Firebase signs. */
  readonly firebase: FirebaseTokens;
}

/** What a proof of a number is for. */
interface Wanted {
  readonly purpose: 'register' | 'login';
  /** E.164. */
  readonly number: string;
}

/** The proof in the request. */
interface Shown {
  readonly verificationCode: string;
  /** The ticket in the answer to the request of a login's code. */
  readonly ticket?: string | undefined;
  readonly firebaseIdToken?: string | undefined;
}

/** Proof of who has the number, before it is used. */
export interface PhoneProof {
  /** The account that it opens; null for a proof to register with. */
  readonly accountId: number | null;
  /** Uses it, within the transaction of its purpose. @returns false when another has used it */
  use(tx: Database): Promise<boolean>;
}

/** A way to verify a number. */
export interface PhoneVerifier {
  /**
   * @returns null when there is no proof any more: there never was one, or it was used. Whether that is a repeat of an
   * act already done is for the transaction to decide
   * @throws ContractError verification_code_invalid | verification_code_expired | phone_verification_failed |
   * unavailable
   */
  read(call: CallContext<PhoneNeeds>, wanted: Wanted, shown: Shown): Promise<PhoneProof | null>;
}

/** The brand's choice: codes that the operator sends, or Firebase. */
export function phoneVerifierOf({ brand }: CallContext): PhoneVerifier {
  const project = brand.settings.firebase;
  return project === null ? ownCodes : firebaseCodes(project);
}

/**
 * Sends nothing when Firebase sends the codes: this operator would accept none of them.
 * @throws ContractError code_not_allowed
 */
export function refuseWhereFirebaseSends({ brand }: CallContext): void {
  if (brand.settings.firebase) throw new ContractError('code_not_allowed');
}

const ownCodes: PhoneVerifier = {
  read({ services, brand, now }, { purpose, number }, { verificationCode, ticket = '' }) {
    // Without its ticket a login's code cannot be found.
    const recipient = purpose === 'login' ? ticketedRecipient(number, ticket) : number;
    const target = { brandCode: brand.code, purpose, recipient };
    return readCode(services, target, verificationCode, now);
  },
};

/**
 * Firebase has checked the code and signed that it was right. One proof is valid once: a renewed token, or one shown
 * to another brand of this operator, is not a new proof.
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
