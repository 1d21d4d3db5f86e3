import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type {
  TurnoverReason,
  TurnoverRequirement,
  TurnoverStanding,
} from '@palpite/contract/turnover.ts';
import type { Currency } from '@palpite/domain';
import { useServices } from '../../lib/services.ts';
import { dateText } from '../../lib/time-text.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';

/** The reasons for turnover before a withdrawal. */
const REASONS: Readonly<Record<TurnoverReason, MessageDescriptor>> = {
  deposit: msg({ context: 'turnover', message: 'Deposit' }),
  promotion: msg({ context: 'turnover', message: 'Promotion' }),
  adjustment: msg({ context: 'turnover', message: 'Adjustment' }),
  'opening-balance': msg({ context: 'turnover', message: 'Opening balance' }),
  'registration-bonus': msg({ context: 'turnover', message: 'Registration bonus' }),
};
/** Each account has these once, so a reference adds nothing. */
const ONCE: ReadonlySet<TurnoverReason> = new Set(['opening-balance', 'registration-bonus']);

/** Each open requirement with its progress; nothing when there is none. */
export function TurnoverList({ turnover }: { turnover: TurnoverStanding }) {
  const { requirements, currency, total } = turnover;
  const unlisted = total - requirements.length;
  if (requirements.length === 0) return null;
  return (
    <section
      aria-labelledby="withdrawal-turnover"
      className="flex flex-col gap-4 rounded-card border border-border bg-surface p-5 md:p-6"
    >
      <div className="flex flex-col gap-1">
        <h2 id="withdrawal-turnover" className="text-16 font-bold">
          <Trans>Left to stake</Trans>
        </h2>
        <p className="text-13 text-muted">
          <Trans>
            You must stake incoming money before you can withdraw it. Each stake counts once, when
            its round ends, towards the oldest requirement first.
          </Trans>
        </p>
      </div>
      <ul className="flex flex-col gap-4">
        {requirements.map((requirement) => (
          <RequirementRow
            key={`${requirement.reason} ${requirement.reference} ${requirement.since}`}
            requirement={requirement}
            currency={currency}
          />
        ))}
      </ul>
      {unlisted > 0 && (
        <p className="text-13 text-muted">
          <Plural value={unlisted} one="And # more" other="And # more" />
        </p>
      )}
    </section>
  );
}

interface RequirementRowProps {
  requirement: TurnoverRequirement;
  currency: Currency;
}

function RequirementRow({ requirement, currency }: RequirementRowProps) {
  const { t, i18n } = useLingui();
  const moneyText = useMoneyText();
  const { timeZone } = useServices().boot.status;
  const { reason, reference, requiredMinor, doneMinor, leftMinor, since } = requirement;
  const what = i18n._(REASONS[reason]);
  const name = ONCE.has(reason) ? what : `${what} ${reference}`;
  const left = moneyText(leftMinor, currency);
  const required = moneyText(requiredMinor, currency);
  const percent = Number((BigInt(doneMinor) * 100n) / BigInt(requiredMinor));
  const day = dateText(since, timeZone, i18n.locale);
  return (
    <li className="flex flex-col gap-1.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-14">
        <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
        <span className="tabular text-muted">
          <Trans>
            {left} of {required} left
          </Trans>
        </span>
      </p>
      <div
        role="progressbar"
        aria-label={t`Staked for ${name}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-2 overflow-hidden rounded-full bg-sunken"
      >
        <div className="h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
      </div>
      <p className="text-12 text-muted">
        <Trans>Stakes since {day} count</Trans>
      </p>
    </li>
  );
}
