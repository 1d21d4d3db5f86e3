import { Trans, useLingui } from '@lingui/react/macro';
import type { Currency } from '@palpite/domain';
import { Button } from '@palpite/ui/button.tsx';
import { Checkbox } from '@palpite/ui/checkbox.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { Modal } from '@palpite/ui/modal.tsx';
import { tabClass, tabRowClass } from '@palpite/ui/tabs.tsx';
import { useState } from 'react';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { useOwnBalance } from '../../../parts/bet/purse/use-own-balance.ts';
import type { ChaseSettings } from '../lines/slip-line.ts';
import { ChaseFields } from './chase-fields.tsx';
import { type Chase, chaseOf } from './chase-plan.ts';
import type { ChaseRowProps } from './chase-row.tsx';
import { ChaseTable } from './chase-table.tsx';

/** Begins with the same stake, and never with one that grows. */
const FIRST: ChaseSettings = {
  plan: 'same',
  issues: 5,
  multiple: 1,
  every: 1,
  profitMinor: '0',
  stopOnWin: true,
};

/** The slip over the issues to come: how it grows, what each issue costs, the most that can be lost. */
export function ChaseSheet({
  game,
  lines,
  chase,
  onChange,
  onClose,
}: ChaseRowProps & { onClose: () => void }) {
  const { t } = useLingui();
  const { currency } = game.limits;
  const [settings, setSettings] = useState(chase ?? FIRST);
  const change = (next: Partial<ChaseSettings>) => setSettings({ ...settings, ...next });
  const chased = chaseOf(game, lines, settings);
  const leave = (next: ChaseSettings | null) => {
    onChange(next);
    onClose();
  };
  return (
    <Modal
      name="lottery-chase"
      open
      size="md"
      title={t`Chase`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <>
          {/* What is decided stays in sight, however long the table is. */}
          <Sums totalMinor={chased.totalMinor} currency={currency} />
          <Button onClick={() => leave(null)}>
            {chase ? <Trans>Turn the chase off</Trans> : <Trans>No chase</Trans>}
          </Button>
          <Button
            tone="accent"
            disabled={chased.fault !== undefined}
            onClick={() => leave(settings)}
          >
            <Trans>Use for the slip</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-14 text-muted">
          <Trans>Your slip is bet again in the next issues.</Trans>
        </p>
        <Plans settings={settings} onChange={change} />
        <ChaseFields currency={currency} settings={settings} onChange={change} />
        <Checkbox
          label={t`Stop after the first issue that wins anything`}
          checked={settings.stopOnWin}
          onChange={(event) => change({ stopOnWin: event.target.checked })}
        />
        {chased.fault && <Fault game={game} fault={chased.fault} />}
        {chased.steps.length > 0 && <ChaseTable steps={chased.steps} currency={currency} />}
        <p className="text-13 text-muted">
          <Trans>
            The money of all issues is held when you place it; what is left returns when the chase
            ends.
          </Trans>
        </p>
        <p className="text-13 text-muted">
          <Trans>
            A higher stake changes no chance: each issue is drawn on its own, and returns the same
            on average.
          </Trans>
        </p>
      </div>
    </Modal>
  );
}

interface PlansProps {
  settings: ChaseSettings;
  onChange: (next: Partial<ChaseSettings>) => void;
}

const planRowClass = classNames(tabRowClass, 'm-0 rounded-control bg-sunken');

function Plans({ settings, onChange }: PlansProps) {
  const { t } = useLingui();
  const plans = [
    { plan: 'same', label: t`Same stake` },
    { plan: 'doubling', label: t`Doubling` },
    { plan: 'profit', label: t`By profit` },
  ] as const;
  return (
    <div role="group" aria-label={t`How the stake grows`} className={planRowClass}>
      {plans.map(({ plan, label }) => (
        <button
          key={plan}
          type="button"
          aria-pressed={settings.plan === plan}
          className={classNames(tabClass, 'flex-1 justify-center')}
          onClick={() => onChange({ plan })}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function Sums({ totalMinor, currency }: { totalMinor: bigint; currency: Currency }) {
  const { t } = useLingui();
  const moneyText = useMoneyText();
  const balance = useOwnBalance();
  const left = balance === null ? null : BigInt(balance) - totalMinor;
  return (
    <dl className="flex basis-full flex-col gap-0.5">
      <div className="flex items-baseline justify-between gap-3">
        <dt className="text-14 font-semibold">{t`Most that can be lost`}</dt>
        <dd className="font-display text-24 font-bold tabular">
          {moneyText(String(totalMinor), currency)}
        </dd>
      </div>
      {left !== null && (
        <div
          className={classNames(
            'flex justify-between gap-3 text-13',
            left < 0n ? 'font-semibold text-negative' : 'text-muted',
          )}
        >
          <dt>{left < 0n ? t`Missing from your balance` : t`Balance after holding it`}</dt>
          <dd className="tabular">{moneyText(String(left < 0n ? -left : left), currency)}</dd>
        </div>
      )}
    </dl>
  );
}

interface FaultProps {
  game: ChaseRowProps['game'];
  fault: NonNullable<Chase['fault']>;
}

/** Why the plan cannot be used. */
function Fault({ game: { limits }, fault }: FaultProps) {
  const { t } = useLingui();
  const moneyText = useMoneyText();
  const most = moneyText(limits.mostLineMinor, limits.currency);
  const faults = {
    unreachable: t`No multiple reaches this profit: a win pays too little. Choose less, or another plan.`,
    too_dear: t`In one of these issues a line would cost more than ${most}. Choose fewer issues or a lower multiple.`,
  };
  return <p className="text-14 font-medium text-negative">{faults[fault]}</p>;
}
