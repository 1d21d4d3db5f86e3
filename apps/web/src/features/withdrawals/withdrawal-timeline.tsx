import { Trans, useLingui } from '@lingui/react/macro';
import type { Withdrawal, WithdrawalEvent } from '@palpite/contract/withdrawal.ts';
import type { Currency } from '@palpite/domain';
import { classNames } from '@palpite/ui/class-names.ts';
import { Money } from '@palpite/ui/money.tsx';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useServices } from '../../lib/services.ts';
import { longTimeText } from '../../lib/time-text.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { useUntilText } from './use-until-text.ts';
import { EVENT_NAMES, WAIT_TEXTS } from './withdrawal-texts.ts';

interface WithdrawalTimelineProps {
  withdrawal: Withdrawal;
  currency: Currency;
}

/** The events, with what was promised at the time; and what it waits for now, why, and until when. */
export function WithdrawalTimeline({ withdrawal, currency }: WithdrawalTimelineProps) {
  return (
    <section
      aria-labelledby="withdrawal-timeline"
      className="flex flex-col gap-4 rounded-card border border-border bg-surface p-5 md:p-6"
    >
      <h3 id="withdrawal-timeline" className="text-16 font-bold">
        <Trans>Progress</Trans>
      </h3>
      <ol className="flex flex-col">
        {withdrawal.timeline.map((entry, index) => (
          // Entries are only ever added.
          <Happened
            key={`${entry.at} ${index}`}
            entry={entry}
            payout={payoutOf(withdrawal, index)}
            currency={currency}
          />
        ))}
        {withdrawal.waiting && <Waiting withdrawal={withdrawal} waiting={withdrawal.waiting} />}
      </ol>
    </section>
  );
}

/** Which payout an entry is, from 1; null for any other entry, and where there has been one alone. */
function payoutOf({ timeline }: Withdrawal, index: number): number | null {
  const isPayout = ({ event }: (typeof timeline)[number]) =>
    event === 'paid' || event === 'rest-paid';
  const entry = timeline[index];
  if (entry === undefined || !isPayout(entry)) return null;
  return timeline.filter(isPayout).length < 2
    ? null
    : timeline.slice(0, index + 1).filter(isPayout).length;
}

/** Events that end it, or request that, without money going out. */
const ENDED_UNPAID: ReadonlySet<WithdrawalEvent> = new Set([
  'refused',
  'cancelled',
  'dispute-refused',
]);

interface HappenedProps {
  entry: Withdrawal['timeline'][number];
  payout: number | null;
  currency: Currency;
}

function Happened({ entry, payout, currency }: HappenedProps) {
  const { i18n } = useLingui();
  const moneyText = useMoneyText();
  const { timeZone } = useServices().boot.status;
  const time = (instant: string) => longTimeText(instant, timeZone, i18n.locale);
  const { at, event, note, amountMinor, promisedAt } = entry;
  const promised = promisedAt === null ? null : time(promisedAt);
  const Icon = ENDED_UNPAID.has(event) ? X : Check;
  return (
    <Step icon={<Icon size={14} strokeWidth={3} />}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-14 font-semibold">
        <span className="min-w-0">
          {i18n._(EVENT_NAMES[event])}
          {payout !== null && (
            <span className="font-normal text-muted">
              {' '}
              · <Trans>Payout {payout}</Trans>
            </span>
          )}
        </span>
        {amountMinor !== null && <Money text={moneyText(amountMinor, currency)} />}
      </p>
      <p className="text-12 text-muted">
        <time dateTime={at}>{time(at)}</time>
      </p>
      {event === 'rest-paid' && (
        <p className="text-13">
          <Trans>
            We sent this at our cost. Nothing was taken from your balance, so your account record
            shows the first payout alone.
          </Trans>
        </p>
      )}
      {note !== null && <p className="text-13 wrap-anywhere">{note}</p>}
      {promised !== null && (
        <p className="text-12 text-muted">
          <Trans>The next step was due by {promised}</Trans>
        </p>
      )}
    </Step>
  );
}

interface WaitingProps {
  withdrawal: Withdrawal;
  waiting: NonNullable<Withdrawal['waiting']>;
}

function Waiting({ withdrawal: { status }, waiting }: WaitingProps) {
  const { i18n } = useLingui();
  const untilText = useUntilText();
  const { reasons, note, until } = waiting;
  return (
    <Step icon={<Clock size={14} />} now>
      <p className="text-14 font-semibold">{untilText(status, until)}</p>
      <ul className="flex flex-col gap-0.5 text-13 text-muted">
        {reasons.map((reason) => (
          <li key={reason}>{i18n._(WAIT_TEXTS[reason])}</li>
        ))}
        {note !== null && <li className="wrap-anywhere text-default">{note}</li>}
      </ul>
    </Step>
  );
}

interface StepProps {
  icon: ReactNode;
  /** What it waits for now. */
  now?: boolean;
  children: ReactNode;
}

/** A step, joined by a line to the one below it. */
function Step({ icon, now = false, children }: StepProps) {
  return (
    <li
      aria-current={now ? 'step' : undefined}
      className="group relative flex gap-3 pb-5 last:pb-0"
    >
      <span
        aria-hidden="true"
        className="absolute top-6 bottom-0 left-3 w-px bg-border group-last:hidden"
      />
      <span
        aria-hidden="true"
        className={classNames(
          'grid size-6 shrink-0 place-items-center rounded-full',
          now ? 'bg-accent text-on-accent' : 'bg-sunken text-muted',
        )}
      >
        {icon}
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">{children}</div>
    </li>
  );
}
