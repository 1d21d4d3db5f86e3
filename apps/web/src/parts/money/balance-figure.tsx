import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { VisuallyHidden } from '@palpite/ui/visually-hidden.tsx';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
import { balanceQuery } from './balance-query.ts';
import { CountedMoney } from './counted-money.tsx';

const HIDDEN_KEY = 'balanceHidden';

/** Whether its owner hides the balance on this device. In the browser alone. */
export const isBalanceHidden = (): boolean => localStorage.getItem(HIDDEN_KEY) === '1';

export function keepBalanceHidden(hidden: boolean): void {
  localStorage.setItem(HIDDEN_KEY, hidden ? '1' : '0');
}

/** The signed-in account's balance on the header's ground; dots where it is hidden. */
export function BalanceFigure({ hidden }: { hidden: boolean }) {
  const { data, isError } = useQuery(balanceQuery(useServices()));
  return (
    <span className="grid min-w-20 place-items-center" aria-live="polite">
      {data === undefined && !isError && (
        <>
          <VisuallyHidden>
            <Trans>Loading balance</Trans>
          </VisuallyHidden>
          <Skeleton className="h-5 w-20" />
        </>
      )}
      {data === undefined && isError && (
        <span className="text-13 text-on-bar-muted">
          <Trans>Unavailable</Trans>
        </span>
      )}
      {data !== undefined &&
        (hidden ? (
          <span>
            <VisuallyHidden>
              <Trans>Balance hidden</Trans>
            </VisuallyHidden>
            <span aria-hidden="true" className="tracking-widest">
              ••••
            </span>
          </span>
        ) : (
          <CountedMoney
            className="font-bold"
            amountMinor={data.sumBalance}
            currency={data.currency}
          />
        ))}
    </span>
  );
}
