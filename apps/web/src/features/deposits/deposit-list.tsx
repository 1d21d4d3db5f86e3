import { useLingui } from '@lingui/react/macro';
import { DEPOSIT_STATUSES, type DepositStatus } from '@palpite/contract/deposit.ts';
import BanknoteArrowDown from 'lucide-react/icons/banknote-arrow-down';
import { OrderList } from '../../parts/money/cashier/order-list.tsx';
import { DepositRow } from './deposit-row.tsx';
import { STATUS_NAMES } from './deposit-texts.ts';
import { openDeposits } from './deposits-address.ts';
import { useDeposits } from './deposits-api.ts';

interface DepositListProps {
  /** The place of the page; undefined for the first. */
  page: string | undefined;
  /** Undefined for all of them. */
  status: DepositStatus | undefined;
}

/** The member's deposits, newest first; each links to its page. */
export function DepositList({ page, status }: DepositListProps) {
  const { t } = useLingui();
  const answer = useDeposits(page, status);
  return (
    <OrderList
      answer={answer}
      page={page}
      status={status}
      statuses={DEPOSIT_STATUSES}
      statusNames={STATUS_NAMES}
      open={openDeposits}
      picture={<BanknoteArrowDown size={32} />}
      texts={{
        failed: t`Your deposits could not be loaded`,
        pages: t`Pages of deposits`,
        noneYet: t`You have made no deposit yet`,
        noneYetNote: t`You can follow each deposit here until it reaches your balance.`,
        make: t`New deposit`,
        noneHere: t`No deposits here`,
        all: t`All deposits`,
      }}
      renderRow={(order, currency) => (
        <DepositRow key={order.order} order={order} currency={currency} />
      )}
    />
  );
}
