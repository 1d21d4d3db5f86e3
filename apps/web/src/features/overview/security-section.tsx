import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { Link } from '@tanstack/react-router';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { endLinkClass } from '../../parts/centre/end-link-class.ts';
import { openMember } from '../../parts/centre/open-centre.ts';
import { OverviewSection } from '../../parts/centre/overview-section.tsx';
import { type SecurityFact, useSecurityFacts } from './use-security-facts.ts';

/** What protects the account: what is set, and what is missing with the way to set it. */
export function SecuritySection() {
  const { t } = useLingui();
  const asked = useSecurityFacts();
  return (
    <OverviewSection
      id="overview-security"
      title={t`Security`}
      height="min-h-84 @3xl:min-h-28"
      asked={asked}
      more={
        <Link
          to="."
          search={openMember('securityCenter')}
          resetScroll={false}
          className={endLinkClass}
        >
          <Trans>My account</Trans>
        </Link>
      }
    >
      {(facts) => <Facts facts={facts} />}
    </OverviewSection>
  );
}

function Facts({ facts }: { facts: readonly SecurityFact[] }) {
  const all = facts.length;
  const isSet = facts.filter((fact) => fact.isSet).length;
  return (
    <>
      <p className="mb-2 text-14 text-muted">
        <Trans>
          {isSet} of {all} set
        </Trans>
      </p>
      <ul className="flex flex-col divide-y divide-border border-y border-border @3xl:flex-row @3xl:divide-x @3xl:divide-y-0 @3xl:border-0">
        {facts.map((fact) => (
          <FactRow key={fact.name} fact={fact} />
        ))}
      </ul>
    </>
  );
}

/** Side by side, the ways to set them up are on one line, however long what is above them. */
function FactRow({ fact: { name, detail, isSet, page } }: { fact: SecurityFact }) {
  const Icon = isSet ? CircleCheck : CircleAlert;
  return (
    <li className="flex min-h-14 items-center gap-3 py-2 @3xl:grid @3xl:flex-1 @3xl:grid-cols-[auto_minmax(0,1fr)] @3xl:grid-rows-[1fr_auto] @3xl:items-start @3xl:gap-x-2 @3xl:gap-y-1 @3xl:px-3 @3xl:py-0 @3xl:first:pl-0 @3xl:last:pr-0">
      <Icon
        size={20}
        aria-hidden
        className={classNames('shrink-0', isSet ? 'text-positive' : 'text-warning')}
      />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="text-14 font-semibold">{name}</span>
        <span className="truncate text-12 text-muted @3xl:whitespace-normal">{detail}</span>
      </span>
      {!isSet && (
        <Link
          to="."
          search={openMember(page)}
          resetScroll={false}
          activeProps={{}}
          className={classNames(
            endLinkClass,
            '@3xl:col-start-2 @3xl:min-h-8 @3xl:justify-self-start @3xl:touch:min-h-11',
          )}
        >
          <Trans>Set up</Trans>
          <span className="sr-only">{`: ${name}`}</span>
        </Link>
      )}
    </li>
  );
}
