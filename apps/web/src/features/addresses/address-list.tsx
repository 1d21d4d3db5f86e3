import { Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '@palpite/ui/badge.tsx';
import { useServices } from '../../lib/services.ts';

export interface MeasuredAddress {
  domain: string;
  name: string;
  /** Null for an address that did not answer. */
  milliseconds: number | null;
}

/** Each address with its speed and a link to it. */
export function AddressList({ addresses }: { addresses: readonly MeasuredAddress[] }) {
  const { t } = useLingui();
  const { origin } = useServices().boot;
  return (
    <ol className="flex flex-col gap-2">
      {addresses.map(({ domain, name, milliseconds }, place) => (
        <li
          key={domain}
          className="flex min-h-23 items-center gap-3 rounded-box border border-border bg-raised px-4 py-3 md:min-h-16"
        >
          <span className="flex min-w-0 flex-1 flex-col">
            <span className="flex flex-wrap items-center gap-2 text-14 font-semibold">
              {name}
              {place === 0 && milliseconds !== null && <Badge tone="positive">{t`Fastest`}</Badge>}
              {domain === origin && <Badge>{t`You are here`}</Badge>}
            </span>
            <span className="truncate text-12 text-muted">{new URL(domain).host}</span>
          </span>
          <span className="text-14 font-semibold tabular">
            {milliseconds === null ? (
              <span className="text-negative">
                <Trans>No answer</Trans>
              </span>
            ) : (
              <Trans>{milliseconds} ms</Trans>
            )}
          </span>
          {domain !== origin && milliseconds !== null && (
            <a href={`${domain}/`} className="text-14 font-semibold text-accent-strong underline">
              <Trans>Go there</Trans>
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}
