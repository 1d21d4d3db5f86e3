import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { LastLoginSection } from '../features/overview/last-login-section.tsx';
import { MoneySection } from '../features/overview/money-section.tsx';
import { SecuritySection } from '../features/overview/security-section.tsx';
import { useLastPlayed } from '../features/overview/use-last-played.ts';
import { useMoney } from '../features/overview/use-money.ts';
import { LastBets, LastMovements, useLastRecordsKnown } from '../features/records/last-records.tsx';
import { MonthSoFar, useMonthSoFar } from '../features/records/month-so-far.tsx';

/** The account at a glance: money first, then what happened last, then what protects it. */
export function OverviewPage() {
  const { balance, options } = useMoney();
  const { asked: month } = useMonthSoFar();
  const lastPlayed = useLastPlayed();
  const recordsKnown = useLastRecordsKnown();
  // Their heights follow from what they say: the sections below come with them, so that nothing moves.
  const heights = [balance, options, month, lastPlayed];
  const isKnown = recordsKnown && heights.every((one) => !one.isPending || one.error);
  // Where the month's sum is left out, the movements take its place.
  const noBets = month.data?.totalRows === 0;
  return (
    <div className="@container p-4 md:p-6">
      {isKnown ? (
        <div className="flex flex-col gap-6">
          <MoneySection />
          <div className="grid gap-x-8 gap-y-6 @3xl:grid-cols-[7fr_5fr]">
            <div className="flex min-w-0 flex-col gap-6">
              <LastBets />
              {!noBets && <LastMovements />}
            </div>
            <div className="flex min-w-0 flex-col gap-6">
              {noBets ? <LastMovements /> : <MonthSoFar />}
              <LastLoginSection />
            </div>
          </div>
          <SecuritySection />
        </div>
      ) : (
        <Waiting />
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div className="flex flex-col gap-6">
      <Skeleton className="h-60" />
      <div className="grid gap-x-8 gap-y-6 @3xl:grid-cols-[7fr_5fr]">
        <Skeleton className="h-96" />
        <Skeleton className="h-60" />
      </div>
    </div>
  );
}
