import { Trans, useLingui } from '@lingui/react/macro';
import { lotteryGetReceipt } from '@palpite/contract/lottery-bet.ts';
import { buttonClass } from '@palpite/ui/button.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { callQuery } from '../../../lib/calls.ts';
import { LoadFailed } from '../../../lib/load-failed.tsx';
import { useServices } from '../../../lib/services.ts';
import { lotteryGameQuery } from '../../../parts/lottery/lottery-queries.ts';
import type { LotteryPath } from '../../../parts/lottery/lottery-target.ts';
import { ReceiptBet } from './receipt-bet.tsx';
import { ReceiptCheck } from './receipt-check.tsx';

interface ReceiptViewProps {
  path: LotteryPath;
  gameCode: string;
  order: string;
}

/** A bet's receipt: what was agreed, and the check that it was in the list of its draw. */
export function ReceiptView({ path, gameCode, order }: ReceiptViewProps) {
  const { t } = useLingui();
  const services = useServices();
  const asked = useQuery(callQuery(services, lotteryGetReceipt, { query: { order } }));
  const receipt = asked.data;
  const game = useQuery({
    ...lotteryGameQuery(services, receipt?.bet.gameCode ?? ''),
    enabled: receipt !== undefined,
  }).data;
  return (
    <>
      <Link
        to={path}
        search={{ gameCode, view: 'bets' }}
        activeProps={{}}
        className={`${buttonClass()} self-start`}
      >
        <ArrowLeft size={18} />
        <Trans>All my bets</Trans>
      </Link>
      {!receipt && asked.isError && (
        <LoadFailed
          title={t`The receipt could not be loaded`}
          error={asked.error}
          busy={asked.isFetching}
          onRetry={() => void asked.refetch()}
        />
      )}
      {!receipt && !asked.isError && <Skeleton className="h-96 w-full" />}
      {receipt && (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <ReceiptBet
            receipt={receipt}
            currency={game?.limits.currency ?? services.boot.status.currency}
            game={game}
          />
          <ReceiptCheck path={path} receipt={receipt} />
        </div>
      )}
    </>
  );
}
