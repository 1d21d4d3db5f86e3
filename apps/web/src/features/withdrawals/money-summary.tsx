import { Trans, useLingui } from '@lingui/react/macro';
import type { WithdrawalOptions } from '@palpite/contract/withdrawal.ts';
import { Money } from '@palpite/ui/money.tsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { useWideScreen } from '../../parts/centre/use-wide-screen.ts';
import { FactRow } from '../../parts/money/cashier/fact-row.tsx';
import { Ticket } from '../../parts/money/cashier/ticket.tsx';
import { useWithdrawableWords } from '../../parts/money/withdrawable/use-withdrawable-words.ts';
import { WhyNotMore } from '../../parts/money/withdrawable/why-not-more.tsx';
import { useFeeText } from '../../parts/money/cashier/use-fee-text.ts';

/** Where it is next to the form, as in `new-withdrawal.tsx`. */
const BESIDE = '(min-width: 64rem)';

/** What can be withdrawn now, the balance, the locked money and its place, the remaining turnover, and the fee. Above a form it is one line. */
export function MoneySummary({ options }: { options: WithdrawalOptions }) {
  const { t } = useLingui();
  const { name, sum: text } = useWithdrawableWords()(options);
  const beside = useWideScreen(BESIDE);
  const sum = {
    name,
    amount: <Money text={text} />,
  };
  const facts = <MoneyFacts options={options} />;
  const why = <WhyNotMore options={options} amountsOnly />;
  return beside ? (
    <Ticket id="withdrawal-money" title={t`Your money`} sum={sum} note={why}>
      {facts}
    </Ticket>
  ) : (
    <MoneyLine sum={sum} why={why}>
      {facts}
    </MoneyLine>
  );
}

interface MoneyLineProps {
  sum: { name: string; amount: ReactNode };
  why: ReactNode;
  children: ReactNode;
}

/** The sum alone, which opens to what it is made of: the form begins on the first screen of a phone. */
function MoneyLine({ sum, why, children }: MoneyLineProps) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Your money`}>
      <details className="group rounded-box border border-border bg-surface">
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-box px-4 text-14 hover:bg-sunken [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1 py-2">{sum.name}</span>
          <span className="font-bold [&_*]:font-[inherit]">{sum.amount}</span>
          <ChevronDown
            size={18}
            aria-hidden
            className="shrink-0 text-subtle transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <div className="border-t border-border px-4 py-2">
          <dl>{children}</dl>
          {why}
        </div>
      </details>
    </section>
  );
}

function MoneyFacts({ options }: { options: WithdrawalOptions }) {
  const { t } = useLingui();
  const moneyText = useMoneyText();
  const feeText = useFeeText();
  const { currency, lockedInPlayMinor, lockedInWithdrawalsMinor, fee } = options;
  const money = (minor: string) => <Money text={moneyText(minor, currency)} />;
  const locked = BigInt(lockedInPlayMinor) + BigInt(lockedInWithdrawalsMinor);
  const inPlay = money(lockedInPlayMinor);
  const inWithdrawals = money(lockedInWithdrawalsMinor);
  return (
    <>
      <FactRow name={t`Your balance`}>{money(options.balanceMinor)}</FactRow>
      <FactRow name={t`Locked`}>
        {money(`${locked}`)}
        {locked > 0n && (
          <ul className="text-12 font-normal text-muted">
            {lockedInPlayMinor !== '0' && (
              <li>
                <Trans>In play: {inPlay}</Trans>
              </li>
            )}
            {lockedInWithdrawalsMinor !== '0' && (
              <li>
                <Trans>In withdrawals: {inWithdrawals}</Trans>
              </li>
            )}
          </ul>
        )}
      </FactRow>
      <FactRow name={t`Left to stake`}>{money(options.turnover.leftMinor)}</FactRow>
      <FactRow name={t`Fee`}>{feeText(fee, currency)}</FactRow>
    </>
  );
}
