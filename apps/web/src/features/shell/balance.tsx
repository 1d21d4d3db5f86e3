import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@palpite/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { useIsLost } from '../../lib/live/live-state.ts';
import { useServices } from '../../lib/services.ts';
import {
  BalanceFigure,
  isBalanceHidden,
  keepBalanceHidden,
} from '../../parts/money/balance-figure.tsx';
import { balanceQuery } from '../../parts/money/balance-query.ts';
import { FreePlayTag } from '../../parts/money/free-play-tag.tsx';

/** The signed-in account's balance: hidden or shown as its owner last chose, refetched on demand. */
export function Balance() {
  const { t } = useLingui();
  const { isFetching, refetch } = useQuery(balanceQuery(useServices()));
  const lost = useIsLost();
  // Rendered only for a signed-in account, so never on the server: storage exists.
  const [hidden, setHidden] = useState(isBalanceHidden);

  const toggle = () => {
    keepBalanceHidden(!hidden);
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
      <span className="grid justify-items-center leading-4.5">
        <BalanceFigure hidden={hidden} />
        <FreePlayTag />
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
