import type { WelcomeMoney } from '@palpite/contract/system.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import type { PhoneNeeds } from '../codes/phone-verifier.ts';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';
import type { OpenMoney } from '../account/open-money.ts';
import type { Services } from '#kernel/services.ts';
import type { RegistrationThrottle } from './registration-throttle.ts';
import type { NameNeeds } from '../account/reserved-names.ts';

/** The upline of a new account with a code. */
export interface Inviter {
  readonly id: number;
  /** The agent's link with this code; null for an account's own code. */
  readonly linkId: number | null;
}

/**
 * The account that a code invites under: for a referral any account's own code; for an affiliate code an agent's own,
 * or that of an agent's open link.
 * @returns null when the code belongs to no account that may invite now
 */
export type FindInviter = (
  database: Database,
  brandCode: string,
  typed: string,
  by: 'affiliate' | 'referral',
) => Promise<Inviter | null>;

/** What registration keeps for itself, and needs of higher modules. */
export interface RegistrationNeeds extends NameNeeds, PhoneNeeds {
  readonly registrationThrottle: RegistrationThrottle;
  readonly openMoney: OpenMoney;
  readonly findInviter: FindInviter;
  /** What a brand currently gives to new accounts. */
  welcomeOf(
    brand: LiveBrand,
    services: Pick<Services, 'config'>,
  ): { readonly registrationBonus: WelcomeMoney | null };
}
