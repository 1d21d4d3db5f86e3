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
      height="min-h-84"
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
          Set: {isSet} of {all}
        </Trans>
      </p>
      <ul className="flex flex-col divide-y divide-border border-y border-border">
        {facts.map((fact) => (
          <FactRow key={fact.name} fact={fact} />
        ))}
      </ul>
    </>
  );
}

function FactRow({ fact: { name, detail, isSet, page } }: { fact: SecurityFact }) {
  const Icon = isSet ? CircleCheck : CircleAlert;
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      <Icon
        size={20}
        aria-hidden
        className={classNames('shrink-0', isSet ? 'text-positive' : 'text-warning')}
      />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="text-14 font-semibold">{name}</span>
        <span className="truncate text-12 text-muted">{detail}</span>
      </span>
      {!isSet && (
        <Link to="." search={openMember(page)} resetScroll={false} className={endLinkClass}>
          <Trans>Set up</Trans>
          <span className="sr-only">{`: ${name}`}</span>
        </Link>
      )}
    </li>
  );
}
