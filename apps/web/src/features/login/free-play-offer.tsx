import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { callMessage } from '../../lib/call-message.ts';
import { hasFlag } from '../../lib/flag.ts';
import { useServices } from '../../lib/services.ts';
import { useFreePlay } from '../../parts/identity/use-free-play.ts';

/** The button to play without an account, where the operator offers that. */
export function FreePlayOffer() {
  const { i18n } = useLingui();
  const { boot } = useServices();
  const freePlay = useFreePlay();
  if (!hasFlag(boot.status, 'FREEPLAY3')) return null;
  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-center gap-3 text-13 text-muted before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        <Trans>or</Trans>
      </p>
      <Button block busy={freePlay.isPending} onClick={() => freePlay.mutate()}>
        <Trans>Play for free without an account</Trans>
      </Button>
      {freePlay.error && (
        <p role="alert" className="text-14 text-negative">
          {callMessage(i18n, freePlay.error)}
        </p>
      )}
    </div>
  );
}
