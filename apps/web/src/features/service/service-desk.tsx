import { Trans, useLingui } from '@lingui/react/macro';
import { buttonClass } from '@palpite/ui/button.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import ExternalLink from 'lucide-react/icons/external-link';
import { Answered } from '../../lib/answered.tsx';
import { useServices } from '../../lib/services.ts';
import { useMember } from '../../parts/identity/use-session.ts';
import { serviceAddress } from '../../parts/talk/customer-service.ts';

/** What the desk needs: its script, calls to its origin, and its forms. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms';

/** The page that the operator answers with: the site's own desk, or the way to the brand's service. */
export function ServiceDesk() {
  const { t } = useLingui();
  const services = useServices();
  const account = useMember()?.account ?? null;
  const answer = useQuery({
    // Asked for at each opening: the address carries who asks and their language.
    queryKey: ['customer-service', account, services.texts.language()],
    queryFn: () => serviceAddress(services),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <Answered
      answer={answer}
      failed={t`Customer service cannot be reached`}
      waiting={<Skeleton className="m-4 flex-1" />}
    >
      {(address) =>
        new URL(address).origin === location.origin ? (
          <iframe
            key={address}
            src={address}
            title={t`Messages to customer service`}
            sandbox={SANDBOX}
            className="min-h-0 w-full flex-1 border-0"
          />
        ) : (
          <Elsewhere address={address} />
        )
      }
    </Answered>
  );
}

/** Another site's service: only a page of its own may show it. */
function Elsewhere({ address }: { address: string }) {
  return (
    <div className="grid flex-1 place-content-center gap-4 p-6 text-center">
      <p className="text-14 text-muted">
        <Trans>Customer service opens in a tab of its own.</Trans>
      </p>
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className={`${buttonClass({ tone: 'accent' })} justify-self-center`}
      >
        <ExternalLink size={18} />
        <Trans>Open customer service</Trans>
      </a>
    </div>
  );
}
