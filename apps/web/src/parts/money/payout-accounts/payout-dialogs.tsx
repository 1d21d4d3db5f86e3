import type { PayoutAccount } from '@palpite/contract/payout.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import type { PayoutDialogProps } from './dialog-props.ts';

/**
 * The dialogs that decide where money goes, for whichever page opens them. Their code comes when they open; each knows how
 * things stand by itself, and the page learns of a change from `usePayouts`.
 */

const Password = lazyPart(() => import('./payment-password-dialog.tsx'), 'PaymentPasswordDialog');
const Name = lazyPart(() => import('./payee-name-dialog.tsx'), 'PayeeNameDialog');
const Add = lazyPart(() => import('./add-payout-dialog.tsx'), 'AddPayoutDialog');
const Remove = lazyPart(() => import('./remove-payout-dialog.tsx'), 'RemovePayoutDialog');

/** Sets or changes the payment password. */
export const PaymentPasswordDialog = (props: PayoutDialogProps) => (
  <Suspense>
    <Password {...props} />
  </Suspense>
);

/** Gives the real name, once. */
export const PayeeNameDialog = (props: PayoutDialogProps) => (
  <Suspense>
    <Name {...props} />
  </Suspense>
);

/** Adds a payout account; before the first it asks for the payment password and the real name that are still missing. */
export const AddPayoutDialog = (props: PayoutDialogProps) => (
  <Suspense>
    <Add {...props} />
  </Suspense>
);

export const RemovePayoutDialog = (props: PayoutDialogProps & { account: PayoutAccount }) => (
  <Suspense>
    <Remove {...props} />
  </Suspense>
);
