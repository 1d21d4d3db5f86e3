import { Trans } from '@lingui/react/macro';
import type { TurnoverStanding } from '@palpite/contract/turnover.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';

/** How far the member is with what must be staked, in money and as a bar. */
export function TurnoverProgress({ turnover }: { turnover: TurnoverStanding }) {
  const moneyText = useMoneyText();
  const { currency, leftMinor, requiredMinor, doneMinor } = turnover;
  const left = moneyText(leftMinor, currency);
  const required = moneyText(requiredMinor, currency);
  return (
    <div className="flex flex-col gap-2">
      <span aria-hidden="true" className="block h-2.5 overflow-hidden rounded-full bg-current/20">
        <span
          className="block h-full rounded-full bg-current"
          style={{ width: `${share(doneMinor, requiredMinor)}%` }}
        />
      </span>
      <p className="text-14 tabular">
        <Trans>
          Stake <strong>{left}</strong> more of {required} to withdraw everything
        </Trans>
      </p>
    </div>
  );
}

/** Whole percent, rounded down: a bar is full when nothing is left. */
function share(doneMinor: string, requiredMinor: string): number {
  const required = BigInt(requiredMinor);
  return required === 0n ? 100 : Number((BigInt(doneMinor) * 100n) / required);
}
