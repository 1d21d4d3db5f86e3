import type { Language } from '@palpite/domain';
import type { HoldReason } from '../tables/withdrawal.table.ts';
import { type CatalogueText, defineText } from '#kernel/texts/define-text.ts';
import { textIn } from '#kernel/texts/texts.ts';

/** Why withdrawals are on hold when staff typed no reason, as people read it: each is one sentence. */
export const HOLD_REASONS = {
  'account-locked': defineText(
    /*i18n*/ { id: 'withdrawal.hold.account-locked', message: 'Your account was locked.' },
  ),
  'payee-name-changed': defineText(
    /*i18n*/ {
      id: 'withdrawal.hold.payee-name-changed',
      message: 'The real name of your account was changed.',
    },
  ),
  'payout-account-removed': defineText(
    /*i18n*/ {
      id: 'withdrawal.hold.payout-account-removed',
      message: 'Its payout account was removed.',
    },
  ),
} as const satisfies Readonly<Record<HoldReason, CatalogueText<never>>>;

interface Reasoned {
  readonly note: string | null;
  readonly holdReason: HoldReason | null;
}

/** The text of staff, or of the reason; null when there is neither. */
export const noteIn = (language: Language, { note, holdReason }: Reasoned): string | null =>
  holdReason === null ? note : textIn(language, HOLD_REASONS[holdReason]);
