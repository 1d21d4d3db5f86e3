import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { LoadFailed } from '../../lib/load-failed.tsx';
import { useServices } from '../../lib/services.ts';
import type { DrawProof } from '../../parts/lottery/lottery-offer.ts';
import { proofQuery } from '../../parts/lottery/lottery-queries.ts';
import { CompareResult } from './compare-result.tsx';

/** Asks the site for its record of the draw, once the reader wants that, and compares. */
export function CompareDraw({ proof }: { proof: DrawProof }) {
  const { t } = useLingui();
  const services = useServices();
  const { game, numero } = proof;
  const asked = useMutation({
    // What it says now, and not what another page has asked for before.
    mutationFn: () =>
      services.queryClient.fetchQuery({ ...proofQuery(services, game, numero), staleTime: 0 }),
  });
  return (
    <section aria-label={t`Comparison with the site`} className="flex flex-col gap-2">
      <Button className="self-start" busy={asked.isPending} onClick={() => asked.mutate()}>
        <Trans>Compare with the site’s record of today</Trans>
      </Button>
      <p className="text-13 text-muted">
        <Trans>
          This asks the site for the draw {game}, issue {numero}. Neither your bet nor the text is
          sent.
        </Trans>
      </p>
      {asked.isError && (
        <LoadFailed
          headingLevel={3}
          title={t`The site’s record could not be loaded`}
          error={asked.error}
          busy={asked.isPending}
          onRetry={() => asked.mutate()}
        />
      )}
      {asked.data && <CompareResult saved={proof} today={asked.data} />}
    </section>
  );
}
