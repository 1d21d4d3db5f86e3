import { Trans, useLingui } from '@lingui/react/macro';
import type { Resource } from '@palpite/contract/brand.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import Smartphone from 'lucide-react/icons/smartphone';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { openApp } from '../../lib/dialog-links.ts';
import { APP_SYSTEMS } from '../../lib/root-search.ts';
import { useServices } from '../../lib/services.ts';
import { sideRowClass, sideTextClass } from '../../lib/side-row.ts';

const QrCode = lazy(async () => ({ default: (await import('@palpite/ui/qr-code.tsx')).QrCode }));

/** Side of a code in the menu, in CSS pixels. */
const QR_SIDE = 92;

/** A link that opens a dialog is never the current page. */
const dialogLink = { to: '.', resetScroll: false, activeProps: {} } as const;

/** Where to get the site's apps; only those that the operator has. */
export function AppRows() {
  const { t } = useLingui();
  const { resources } = useServices().boot.status.info;
  const apps = APP_SYSTEMS.flatMap((system) => {
    const resource = resources.find(({ resourceType }) => resourceType === system);
    return resource ? [{ system, resource }] : [];
  });
  const [first] = apps;
  if (!first) return null;
  return (
    <>
      <Link
        {...dialogLink}
        search={openApp(first.system)}
        title={t`Get the app`}
        className={sideRowClass}
      >
        <Smartphone size={20} className="shrink-0" />
        <span className={sideTextClass}>
          <Trans>Get the app</Trans>
        </span>
      </Link>
      <ul className="hidden grid-cols-2 gap-2 px-2 py-2 md:@min-[12rem]/side:grid">
        {apps.map(({ system, resource }) => (
          <li key={system}>
            <Link
              {...dialogLink}
              search={openApp(system)}
              className="flex flex-col items-center gap-1 rounded-control py-1 text-12 font-semibold text-muted hover:text-default"
            >
              <AppCode resource={resource} />
              {resource.labelNameEn}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Never notifies: whether this is a browser does not change. */
const never = () => () => undefined;

/** The code for a phone's camera. Rendered only in the browser: it would only add weight to the shared page. */
function AppCode({ resource }: { resource: Resource }) {
  const { t } = useLingui();
  const { origin } = useServices().boot;
  const awake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const place = <Skeleton className="size-23" />;
  const name = resource.labelNameEn;
  if (!awake) return place;
  return (
    <Suspense fallback={place}>
      <QrCode
        text={new URL(resource.qrCodeUrl ?? resource.url, origin).href}
        label={t`QR code of the app for ${name}`}
        size={QR_SIDE}
      />
    </Suspense>
  );
}
