import { useLingui } from '@lingui/react/macro';
import { WITHDRAWAL_STATUSES, type WithdrawalStatus } from '@palpite/contract/withdrawal.ts';
import BanknoteArrowUp from 'lucide-react/icons/banknote-arrow-up';
import { OrderList } from '../../parts/money/cashier/order-list.tsx';
import { openWithdrawals } from './withdrawal-address.ts';
import { useWithdrawals } from './withdrawal-api.ts';
import { WithdrawalRow } from './withdrawal-row.tsx';
import { STATUS_NAMES } from './withdrawal-texts.ts';

interface WithdrawalListProps {
  /** The place of the page; undefined for the first. */
  page: string | undefined;
  /** Undefined for all of them. */
  status: WithdrawalStatus | undefined;
}

/** The member's withdrawals, newest first; each links to its page. */
export function WithdrawalList({ page, status }: WithdrawalListProps) {
  const { t } = useLingui();
  return (
    <OrderList
      answer={useWithdrawals(page, status)}
      page={page}
      status={status}
      statuses={WITHDRAWAL_STATUSES}
      statusNames={STATUS_NAMES}
      open={openWithdrawals}
      picture={<BanknoteArrowUp size={32} />}
      texts={{
        failed: t`Your withdrawals could not be loaded`,
        pages: t`Pages of withdrawals`,
        noneYet: t`You have made no withdrawal yet`,
        noneYetNote: t`You can follow each withdrawal here, step by step.`,
        make: t`New withdrawal`,
        noneHere: t`No withdrawals here`,
        all: t`All withdrawals`,
      }}
      renderRow={(withdrawal, currency) => (
        <WithdrawalRow key={withdrawal.order} withdrawal={withdrawal} currency={currency} />
      )}
    />
  );
}
