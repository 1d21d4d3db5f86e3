import { Trans, useLingui } from '@lingui/react/macro';
import { IconButton } from '@palpite/ui/button.tsx';
import { Money } from '@palpite/ui/money.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { VisuallyHidden } from '@palpite/ui/visually-hidden.tsx';
import { useQuery } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { useIsLost } from '../../lib/live/live-state.ts';
import { useServices } from '../../lib/services.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { balanceQuery } from '../../parts/money/balance-query.ts';

const HIDDEN_KEY = 'balanceHidden';

/** The signed-in account's balance: hidden or shown as its owner last chose, refetched on demand. */
export function Balance() {
  const { t } = useLingui();
  const moneyText = useMoneyText();
  const services = useServices();
  const { data, isFetching, isError, refetch } = useQuery(balanceQuery(services));
  const lost = useIsLost();
  // Rendered only for a signed-in account, so never on the server: storage exists.
  const [hidden, setHidden] = useState(() => localStorage.getItem(HIDDEN_KEY) === '1');

  const toggle = () => {
    localStorage.setItem(HIDDEN_KEY, hidden ? '0' : '1');
    setHidden(!hidden);
  };

  return (
    <div
      role="group"
      aria-label={t`Balance`}
      title={lost ? t`Live updates are paused` : undefined}
      className="flex items-center rounded-control bg-bar-field text-14 text-on-bar"
    >
      <IconButton
        tone="barQuiet"
        label={hidden ? t`Show balance` : t`Hide balance`}
        icon={hidden ? <EyeOff size={18} /> : <Eye size={18} />}
        onClick={toggle}
      />
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
            <Money className="font-bold" text={moneyText(data.sumBalance, data.currency)} />
          ))}
      </span>
      <RefreshButton
        busy={isFetching}
        lost={lost}
        onRefresh={() => {
          if (!isFetching) void refetch();
        }}
      />
    </div>
  );
}

interface RefreshButtonProps {
  busy: boolean;
  /** The balance does not follow what happens. */
  lost: boolean;
  onRefresh: () => void;
}

function RefreshButton({ busy, lost, onRefresh }: RefreshButtonProps) {
  const { t } = useLingui();
  return (
    <IconButton
      tone="barQuiet"
      label={lost ? t`Live updates are paused: refresh balance` : t`Refresh balance`}
      icon={
        <span className="relative">
          <RefreshCw size={18} className={busy ? 'animate-spin' : undefined} />
          {lost && (
            <span
              aria-hidden="true"
              className="absolute -top-0.5 -right-0.5 size-2 rounded-full bg-warning"
            />
          )}
        </span>
      }
      aria-disabled={busy || undefined}
      onClick={onRefresh}
    />
  );
}
