import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DepositMethods } from '@palpite/contract/deposit.ts';
import { buttonClass } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { EmptyState } from '@palpite/ui/state-panel.tsx';
import { Link } from '@tanstack/react-router';
import Landmark from 'lucide-react/icons/landmark';
import { Answered } from '../../lib/answered.tsx';
import { DepositForm } from './deposit-form.tsx';
import { openDeposits } from './deposits-address.ts';
import { useDepositMethods } from './deposits-api.ts';
import type { DepositFormActs } from './use-deposit-form.ts';

interface NewDepositProps extends DepositFormActs {
  /** The channel that is asked for. */
  channel: string | undefined;
  /** In a narrow dialog. */
  narrow?: boolean;
}

/** A new deposit, once the methods are loaded. */
export function NewDeposit(props: NewDepositProps) {
  const { t } = useLingui();
  const answer = useDepositMethods();
  return (
    <Answered
      answer={answer}
      headingLevel={2}
      failed={t`The payment methods could not be loaded`}
      waiting={<Waiting narrow={props.narrow ?? false} />}
    >
      {(offer) => <Offer {...props} offer={offer} />}
    </Answered>
  );
}

interface OfferProps extends NewDepositProps {
  offer: DepositMethods;
}

function Offer({ offer, channel, narrow = false, onChoose, onOrder }: OfferProps) {
  const { t } = useLingui();
  if (offer.methods.length === 0) {
    return (
      <EmptyState picture={<Landmark size={32} />} title={t`No payment method is available`}>
        <Trans>Try again later. Deposits you have already made are not affected.</Trans>
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      {offer.openOrders > 0 && <OpenOrders {...offer} />}
      {offer.openOrders < offer.mostOpenOrders && (
        <DepositForm
          offer={offer}
          wanted={channel}
          narrow={narrow}
          onChoose={onChoose}
          onOrder={onOrder}
        />
      )}
    </div>
  );
}

/** Open orders, so that no member pays for another one by mistake or searches for a form that cannot be sent. */
function OpenOrders({
  openOrders,
  mostOpenOrders,
}: Pick<DepositMethods, 'openOrders' | 'mostOpenOrders'>) {
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-box bg-sunken px-4 py-3 text-14">
      <p className="min-w-0 flex-1">
        <Plural
          value={openOrders}
          one="You have # open deposit."
          other="You have # open deposits."
        />{' '}
        {openOrders >= mostOpenOrders && (
          <Trans>You have reached the limit. Pay or cancel one first.</Trans>
        )}
      </p>
      <Link
        to="."
        search={openDeposits({ tab: 'orders' })}
        resetScroll={false}
        activeProps={{}}
        className={buttonClass({ size: 'sm' })}
      >
        <Trans>My deposits</Trans>
      </Link>
    </div>
  );
}

function Waiting({ narrow }: { narrow: boolean }) {
  return (
    <div
      className={classNames(
        'grid gap-6',
        !narrow && 'lg:grid-cols-[minmax(0,1fr)_19rem] lg:items-start',
      )}
    >
      <div className="flex flex-col gap-6">
        <Skeleton className="h-40" />
        <Skeleton className="h-24" />
      </div>
      <Skeleton className="h-72" />
    </div>
  );
}
