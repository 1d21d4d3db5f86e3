import { msg } from '@lingui/core/macro';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { lazyPart } from '../../lib/lazy-part.ts';
import type { CentreEntry } from '../../parts/centre/centre-entry.ts';

export const bettingRecordPage: CentreEntry = {
  page: 'personalHistoryCopy',
  title: msg`Betting record`,
  icon: ReceiptText,
  Page: lazyPart(() => import('./betting-record-page.tsx'), 'BettingRecordPage'),
};

export const accountRecordPage: CentreEntry = {
  page: 'transactionHistory',
  title: msg`Account record`,
  icon: ArrowLeftRight,
  Page: lazyPart(() => import('./account-record-page.tsx'), 'AccountRecordPage'),
};
