import { msg } from '@lingui/core/macro';
import BanknoteArrowUp from 'lucide-react/icons/banknote-arrow-up';
import { lazyPart } from '../../lib/lazy-part.ts';
import type { CentreEntry } from '../../parts/centre/centre-entry.ts';

export const withdrawalPage: CentreEntry = {
  page: 'withdraw',
  title: msg`Withdrawal`,
  icon: BanknoteArrowUp,
  Page: lazyPart(() => import('./withdrawal-page.tsx'), 'WithdrawalPage'),
};
