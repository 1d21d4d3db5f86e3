import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Scene as SceneName } from '@palpite/contract/face.ts';
import { type SiteState, SYSTEM_STATUS } from '@palpite/contract/system.ts';
import { Button } from '@palpite/ui/button.tsx';
import { Scene } from '@palpite/ui/state-panel.tsx';
import Headset from 'lucide-react/icons/headset';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import Wrench from 'lucide-react/icons/wrench';
import { type ReactNode, useState } from 'react';
import { useServices } from '../lib/services.ts';
import { longTimeText } from '../lib/time-text.ts';
import { useScene } from '../lib/use-scene.ts';
import { useCustomerService } from '../parts/talk/use-customer-service.ts';

type ClosedState = SiteState & { status: 1 | 2 };

/** Whether the site is closed to this visitor. */
export function isClosed(state: SiteState): state is ClosedState {
  return state.status !== SYSTEM_STATUS.normal;
}

/** The reason why the site is closed, as a title. */
export function closedTitle({ status }: ClosedState): MessageDescriptor {
  return status === SYSTEM_STATUS.maintenance ? msg`System Maintenance` : msg`IP Restriction`;
}

/** Replaces the site while it is under maintenance or closed to this visitor. */
export function ClosedScreen({ state }: { state: ClosedState }) {
  return state.status === SYSTEM_STATUS.maintenance ? (
    <Maintenance {...state} />
  ) : (
    <Restricted {...state} />
  );
}

function Maintenance(state: ClosedState) {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  const end = state.maintenanceEnd;
  return (
    <Closed
      scene="maintenance"
      icon={<Wrench size={36} />}
      title={i18n._(closedTitle(state))}
      subtitle={t`RESTRICTION OF VISIT`}
      text={t`We are working on the site, so it is closed for everyone. This page reopens as soon as we are done. Your balance and your records are safe.`}
    >
      {end && (
        <dl className="flex flex-col gap-0.5 rounded-box bg-sunken px-5 py-3 text-14">
          <dt className="text-muted">
            <Trans>End time</Trans>
          </dt>
          <dd className="font-semibold tabular">
            <time dateTime={end}>{longTimeText(end, timeZone, i18n.locale)}</time>
          </dd>
        </dl>
      )}
    </Closed>
  );
}

function Restricted(state: ClosedState) {
  const { t, i18n } = useLingui();
  const { location } = state;
  return (
    <Closed
      scene="restricted"
      icon={<MapPinOff size={36} />}
      title={i18n._(closedTitle(state))}
      text={t`This site is not open to visitors from your location or IP address. Your balance and your records are safe. If you think that this is a mistake, contact us.`}
    >
      {location && (
        <p className="rounded-box bg-sunken px-5 py-3 text-14 font-semibold tabular">
          {location.ip} ({location.country ?? <Trans>country unknown</Trans>})
        </p>
      )}
    </Closed>
  );
}

interface ClosedProps {
  scene: SceneName;
  /** Where the brand has no scene of it. */
  icon: ReactNode;
  title: string;
  subtitle?: string;
  text: string;
  children: ReactNode;
}

/** The common part of both pages: the brand, the reason, the details, whom to contact. */
function Closed({ scene: name, icon, title, subtitle, text, children }: ClosedProps) {
  const { boot } = useServices();
  const { logo } = boot.status.info.whitelabel;
  const { brandName } = boot.status;
  const scene = useScene(name);
  return (
    <div className="flex min-h-dvh flex-col items-center px-4 py-8">
      <img
        src={logo.light}
        alt={brandName}
        width={132}
        height={32}
        className="h-8 w-33 dark:hidden"
      />
      <img
        src={logo.dark}
        alt={brandName}
        width={132}
        height={32}
        className="hidden h-8 w-33 dark:block"
      />
      <div className="my-auto flex w-full max-w-md flex-col items-center gap-5 rounded-card border border-border bg-surface p-6 text-center md:p-8">
        {scene ? (
          <Scene address={scene} />
        ) : (
          <span
            aria-hidden="true"
            className="grid size-20 place-items-center rounded-full bg-accent-soft text-accent-strong"
          >
            {icon}
          </span>
        )}
        <div className="flex flex-col gap-1.5">
          <h1 className="display text-24 shell-top:uppercase">{title}</h1>
          {subtitle && <p className="text-13 font-bold tracking-wide text-warning">{subtitle}</p>}
        </div>
        {children}
        <p className="text-14 text-muted">{text}</p>
        <ContactUs />
      </div>
    </div>
  );
}

/** Opens customer service. A failure is shown here, because the rest of the site is missing. */
function ContactUs() {
  const [problem, setProblem] = useState<string | null>(null);
  const service = useCustomerService(setProblem, true);
  if (!service) return null;
  return (
    <div className="flex flex-col items-center gap-3">
      <Button
        tone="accent"
        size="lg"
        icon={<Headset size={20} />}
        busy={service.busy}
        onClick={() => {
          setProblem(null);
          service.open();
        }}
      >
        <Trans>Contact Us</Trans>
      </Button>
      <p role="alert" className="text-13 font-semibold text-negative">
        {problem}
      </p>
    </div>
  );
}
