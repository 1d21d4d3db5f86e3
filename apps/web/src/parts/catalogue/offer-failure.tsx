import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { ErrorState } from '@palpite/ui/state-panel.tsx';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
import { lanesQuery, menuQuery } from './catalogue-queries.ts';

/** Says that what `useOffer` reads did not come, and asks for it again; nothing where all is well. */
export function OfferFailure() {
  const { t } = useLingui();
  const services = useServices();
  const asked = [useQuery(menuQuery(services, 'home')), useQuery(lanesQuery(services))];
  const failed = asked.filter(({ isError, data }) => isError && data === undefined);
  if (failed.length === 0) return null;
  return (
    <ErrorState
      title={t`The categories could not be loaded`}
      actions={
        <Button
          tone="accent"
          busy={failed.some(({ isFetching }) => isFetching)}
          onClick={() => failed.forEach(({ refetch }) => void refetch())}
        >
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
