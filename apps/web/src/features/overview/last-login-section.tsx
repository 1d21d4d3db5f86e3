import { Trans, useLingui } from '@lingui/react/macro';
import { sessionListLoginAttempts } from '@palpite/contract/session.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';
import { longTimeText } from '../../lib/time-text.ts';
import { endLinkClass } from '../../parts/centre/end-link-class.ts';
import { openMember } from '../../parts/centre/open-centre.ts';
import { OverviewSection } from '../../parts/centre/overview-section.tsx';

/** Attempts to look through for the last one that got in. */
const LOOKED_AT = 10;

/** The last login, so that one that was not the member's own is seen. */
export function LastLoginSection() {
  const { t, i18n } = useLingui();
  const services = useServices();
  const { timeZone } = services.boot.status;
  const query = { pageSize: LOOKED_AT };
  const asked = useQuery(callQuery(services, sessionListLoginAttempts, { query }));
  return (
    <OverviewSection
      id="overview-login"
      title={t`Last login`}
      height="min-h-16"
      asked={asked}
      more={
        <Link
          to="."
          search={openMember('securityCenter')}
          resetScroll={false}
          className={endLinkClass}
        >
          <Trans>See all</Trans>
          <span className="sr-only">{`: ${t`Login history`}`}</span>
        </Link>
      }
    >
      {({ list }) => {
        const last = list.find(({ outcome }) => outcome === 'ok');
        if (!last) {
          return (
            <p className="text-14 text-muted">
              <Trans>There is nothing here.</Trans>
            </p>
          );
        }
        const { at, device, address } = last;
        return (
          <p className="flex flex-col gap-0.5 text-14">
            <span className="font-semibold tabular">{longTimeText(at, timeZone, i18n.locale)}</span>
            <span className="truncate text-13 text-muted">{`${device || t`unknown device`} · ${address}`}</span>
          </p>
        );
      }}
    </OverviewSection>
  );
}
