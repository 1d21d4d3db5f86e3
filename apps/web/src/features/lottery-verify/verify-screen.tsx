import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { VerifyDesk } from './verify-desk.tsx';

/** Checks a saved receipt or record in this browser, from nothing but what is pasted. */
export function VerifyScreen() {
  // What was pasted before is in this browser, and so in no page of the server.
  const hydrated = useHydrated();
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-(--section-gap) px-3 py-4 md:px-6 md:py-6">
      <header className="flex flex-col gap-2">
        <h1 className="display text-24 shell-top:uppercase">
          <Trans>Check a receipt or a draw</Trans>
        </h1>
        <p className="max-w-3xl text-14 text-muted">
          <Trans>
            Paste a saved receipt or the saved record of a draw. Your browser checks it from that
            text alone: nothing of it is sent anywhere.
          </Trans>
        </p>
      </header>
      {hydrated ? <VerifyDesk /> : <Skeleton className="h-96 w-full" />}
    </div>
  );
}
