import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { ErrorState } from '@palpite/ui/state-panel.tsx';
import { showToast } from '@palpite/ui/toast-store.ts';
import Headset from 'lucide-react/icons/headset';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useSyncExternalStore } from 'react';
import { useScene } from '../../lib/use-scene.ts';
import { useCustomerService } from '../../parts/talk/use-customer-service.ts';
import { PopularGames, PopularTexts } from './find-start.tsx';

interface FindNothingProps {
  text: string;
  totalGames: number;
  onText: (text: string) => void;
}

/** Nothing matches: what to do about it, and ways on. */
export function FindNothing({ text, totalGames, onText }: FindNothingProps) {
  const { t } = useLingui();
  const service = useCustomerService((problem) => showToast({ tone: 'negative', text: problem }));
  const scene = useScene('empty');
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col items-start gap-3 md:grid md:grid-cols-[auto_minmax(0,1fr)] md:justify-items-start md:gap-x-5">
        {scene && (
          <img
            src={scene}
            alt=""
            width={144}
            height={144}
            className="size-24 rounded-card md:row-span-3 md:size-36"
          />
        )}
        <h3 className="display text-20 wrap-anywhere shell-top:uppercase md:text-24">
          <Trans>Nothing matches “{text}”</Trans>
        </h3>
        <p className="max-w-xl text-14 text-muted">
          {t`${plural(totalGames, {
            one: 'We looked through # game, the providers, the lotteries and the pages of this site. Try fewer letters or another word.',
            other:
              'We looked through # games, the providers, the lotteries and the pages of this site. Try fewer letters or another word.',
          })}`}
        </p>
        {service && (
          <Button
            tone="neutral"
            busy={service.busy}
            icon={<Headset size={18} />}
            onClick={service.open}
          >
            <Trans>Ask us about a game</Trans>
          </Button>
        )}
      </div>
      <PopularTexts onText={onText} />
      <PopularGames />
    </div>
  );
}

const subscribe = (listen: () => void) => {
  window.addEventListener('online', listen);
  window.addEventListener('offline', listen);
  return () => {
    window.removeEventListener('online', listen);
    window.removeEventListener('offline', listen);
  };
};

interface FindFailedProps {
  busy: boolean;
  onRetry: () => void;
}

/** The search could not be answered: because there is no network, or for another reason. */
export function FindFailed({ busy, onRetry }: FindFailedProps) {
  const { t } = useLingui();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  // Without a network there is no picture to load.
  const error = useScene('error');
  return (
    <ErrorState
      headingLevel={3}
      scene={online ? error : null}
      picture={online ? undefined : <WifiOff size={32} />}
      title={online ? t`The search failed` : t`You are offline`}
      actions={
        <Button tone="accent" busy={busy} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {online ? (
        <Trans>Your text is kept. Try again in a moment.</Trans>
      ) : (
        <Trans>Your text is kept. The search continues once you are connected.</Trans>
      )}
    </ErrorState>
  );
}
