import { useLingui } from '@lingui/react/macro';
import { MOST_CHASE_ISSUES } from '@palpite/contract/lottery-bet.ts';
import type { Currency } from '@palpite/domain';
import { plainSigns } from '@palpite/domain/plain-signs.ts';
import { TextField } from '@palpite/ui/text-field.tsx';
import { type ChangeEvent, useState } from 'react';
import { readAmount, writeAmount } from '../../../lib/typed-amount.ts';
import { type ChaseSettings, LEAST_CHASE_ISSUES } from '../lines/slip-line.ts';

interface ChaseFieldsProps {
  currency: Currency;
  settings: ChaseSettings;
  onChange: (next: Partial<ChaseSettings>) => void;
}

/** Multiples that anyone begins with; the steps may grow further. */
const MOST_FIRST_MULTIPLE = 999;

/** The figures that the plan needs. */
export function ChaseFields({ currency, settings, onChange }: ChaseFieldsProps) {
  const { t } = useLingui();
  const { plan, issues, multiple, every } = settings;
  return (
    <div className="grid grid-cols-2 gap-3 max-sm:*:nth-3:col-span-2 sm:grid-cols-[1fr_1fr_1.5fr]">
      <WholeField
        label={t`Issues`}
        least={LEAST_CHASE_ISSUES}
        most={MOST_CHASE_ISSUES}
        value={issues}
        onValue={(next) => onChange({ issues: next })}
      />
      <WholeField
        label={t`First multiple`}
        least={1}
        most={MOST_FIRST_MULTIPLE}
        value={multiple}
        onValue={(next) => onChange({ multiple: next })}
      />
      {plan === 'doubling' && (
        <WholeField
          label={t`Doubles after so many issues`}
          least={1}
          most={MOST_CHASE_ISSUES}
          value={every}
          onValue={(next) => onChange({ every: next })}
        />
      )}
      {plan === 'profit' && (
        <ProfitField currency={currency} settings={settings} onChange={onChange} />
      )}
    </div>
  );
}

interface WholeFieldProps {
  label: string;
  least: number;
  most: number;
  value: number;
  onValue: (value: number) => void;
}

function WholeField({ label, least, most, value, onValue }: WholeFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(String(value));
  const read = (text: string) => {
    const digits = plainSigns(text).trim();
    const whole = /^\d{1,4}$/.test(digits) ? Number(digits) : 0;
    return whole >= least && whole <= most ? whole : null;
  };
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      error={read(typed) === null ? t`From ${least} to ${most}` : undefined}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        setTyped(event.target.value);
        const next = read(event.target.value);
        if (next !== null) onValue(next);
      }}
    />
  );
}

function ProfitField({ currency, settings, onChange }: ChaseFieldsProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState(() =>
    writeAmount(settings.profitMinor, currency, i18n.locale),
  );
  return (
    <TextField
      label={t`Profit of a win, at least`}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      error={readAmount(typed, currency, i18n.locale) === null ? t`Enter an amount.` : undefined}
      hint={t`Counted with the smallest win of your lines.`}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        setTyped(event.target.value);
        const minor = readAmount(event.target.value, currency, i18n.locale);
        if (minor !== null) onChange({ profitMinor: minor });
      }}
    />
  );
}
