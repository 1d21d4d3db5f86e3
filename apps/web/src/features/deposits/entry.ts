import { msg } from '@lingui/core/macro';
import BanknoteArrowDown from 'lucide-react/icons/banknote-arrow-down';
import type { DialogEntry } from '../../lib/dialog-entry.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import type { CentreEntry } from '../../parts/centre/centre-entry.ts';

export const depositPage: CentreEntry = {
  page: 'depositv2',
  title: msg`Deposit`,
  icon: BanknoteArrowDown,
  Page: lazyPart(() => import('./deposit-page.tsx'), 'DepositPage'),
};

export const dialogs: readonly DialogEntry[] = [
  { key: 'quickDeposit', Dialog: lazyPart(() => import('./quick-deposit.tsx'), 'QuickDeposit') },
];
