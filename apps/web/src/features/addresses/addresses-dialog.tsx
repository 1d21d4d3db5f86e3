import { Trans, useLingui } from '@lingui/react/macro';
import { systemListDomainRoutes } from '@palpite/contract/system.ts';
import { Button } from '@palpite/ui/button.tsx';
import { Modal } from '@palpite/ui/modal.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { ErrorState } from '@palpite/ui/state-panel.tsx';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/calls.ts';
import { type Services, useServices } from '../../lib/services.ts';
import { AddressList } from './address-list.tsx';
import { measureAddress } from './measure-address.ts';

/** The site's addresses with the response time of each from here, the fastest first. */
function addressesQuery(services: Services) {
  const asked = callQuery(services, systemListDomainRoutes, {});
  return {
    queryKey: [...asked.queryKey, 'measured'],
    queryFn: async () => {
      const { domainList } = await services.queryClient.fetchQuery(asked);
      const measured = await Promise.all(
        domainList.map(async (each) => ({
          ...each,
          milliseconds: await measureAddress(each.domain),
        })),
      );
      return measured.toSorted(
        (first, second) => (first.milliseconds ?? Infinity) - (second.milliseconds ?? Infinity),
      );
    },
    // Measured again each time the dialog opens.
    staleTime: 0,
    gcTime: 0,
  };
}

/** Shows which of the site's addresses answers fastest from here. */
export function AddressesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const services = useServices();
  const { siteOrigins } = services.boot.status;
  const { data, isError, isFetching, refetch } = useQuery(addressesQuery(services));
  const again = (
    <Button busy={isFetching} onClick={() => void refetch()}>
      <Trans>Test again</Trans>
    </Button>
  );
  return (
    <Modal
      name="addresses"
      title={t`Addresses of this site`}
      closeLabel={t`Close`}
      open
      onClose={onClose}
      footer={isError ? undefined : again}
    >
      <p className="mb-4 text-14 text-muted">
        <Trans>
          All lead to the same site and the same account. The fastest from your network comes first.
        </Trans>
      </p>
      {isError && !data ? (
        <ErrorState headingLevel={3} title={t`The addresses could not be loaded`} actions={again} />
      ) : (
        <div aria-busy={isFetching} aria-live="polite">
          {data ? <AddressList addresses={data} /> : <AddressPlaces origins={siteOrigins} />}
        </div>
      )}
    </Modal>
  );
}

/** A placeholder row for each address, as high as the final rows: on a phone marks may take a second line. */
function AddressPlaces({ origins }: { origins: readonly string[] }) {
  return (
    <div className="flex flex-col gap-2">
      {origins.map((origin) => (
        <Skeleton key={origin} className="h-23 md:h-16" />
      ))}
    </div>
  );
}
