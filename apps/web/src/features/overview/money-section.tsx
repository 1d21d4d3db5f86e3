import { Trans, useLingui } from '@lingui/react/macro';
import type { WalletBalance } from '@palpite/contract/wallet.ts';
import type { WithdrawalOptions } from '@palpite/contract/withdrawal.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { Answered, type Asked } from '../../lib/answered.tsx';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { CashLinks } from '../../parts/money/cash-links.tsx';
import { TurnoverProgress } from '../../parts/money/turnover-progress.tsx';
import { useWithdrawableWords } from '../../parts/money/withdrawable/use-withdrawable-words.ts';
import { WhyNotMore } from '../../parts/money/withdrawable/why-not-more.tsx';
import { LastPlayed } from './last-played.tsx';
import { useMoney } from './use-money.ts';

const LEFT = 'shell-side:bg-ceremony shell-side:text-on-ceremony shell-rail:pl-0';
const RIGHT =
  'border-t border-border @3xl:border-t-0 @3xl:border-l @3xl:border-dashed shell-rail:px-0 shell-rail:@3xl:border-solid shell-rail:@3xl:pl-6';

/** The member's money in one card: how much there is and where it lies, and what of it can be withdrawn. */
export function MoneySection() {
  const { balance, options } = useMoney();
  return (
    <section
      aria-labelledby="overview-money"
      className="@container overflow-hidden rounded-[max(1rem,var(--radius-box))] bg-surface shell-rail:rounded-none shell-rail:border-y shell-rail:border-border shell-rail:bg-transparent shell-top:border shell-top:border-action/60"
    >
      <div className="grid @3xl:grid-cols-[7fr_5fr]">
        <Half asked={balance} className={LEFT}>
          {(data) => <Balance balance={data} options={options.data} />}
        </Half>
        <Half asked={options} className={RIGHT}>
          {(data) => <Withdrawable options={data} />}
        </Half>
      </div>
    </section>
  );
}

interface HalfProps<Data> {
  asked: Asked<Data>;
  className: string;
  children: (data: Data) => ReactNode;
}

function Half<Data>({ asked, className, children }: HalfProps<Data>) {
  return (
    <div
      className={classNames('@container/half flex min-h-48 min-w-0 flex-col gap-3 p-5', className)}
    >
      <Answered answer={asked} waiting={<Skeleton className="w-full flex-1" />}>
        {children}
      </Answered>
    </div>
  );
}

interface BalanceProps {
  balance: WalletBalance;
  options: WithdrawalOptions | undefined;
}

function Balance({ balance: { sumBalance, held, currency }, options }: BalanceProps) {
  const moneyText = useMoneyText();
  const onHold = moneyText(held, currency);
  return (
    <>
      <h2 id="overview-money" className="text-14 font-semibold">
        <Trans>Your balance</Trans>
      </h2>
      <Sum text={moneyText(sumBalance, currency)} most="3.5rem" />
      {options && isCut(options) ? (
        <Split
          parts={[
            { name: <Trans>To play with</Trans>, minor: sumBalance, colour: 'bg-current' },
            {
              name: <Trans context="money">In play</Trans>,
              minor: options.lockedInPlayMinor,
              colour: 'bg-accent shell-side:bg-action',
            },
            {
              name: <Trans>In withdrawals</Trans>,
              minor: options.lockedInWithdrawalsMinor,
              // Hollow on the ceremony's ground, where every plain colour is near one of the other two.
              colour:
                'bg-border-strong shell-side:border-2 shell-side:border-current shell-side:bg-transparent',
            },
          ]}
          moneyText={(minor) => moneyText(minor, currency)}
        />
      ) : (
        <p className="text-13 opacity-85">
          {held === '0' ? (
            <Trans>Nothing is on hold</Trans>
          ) : (
            <Trans>{onHold} more is on hold: in play, or in withdrawals</Trans>
          )}
        </p>
      )}
      <div className="mt-auto pt-1">
        <CashLinks linkClass="flex-1 @xl/half:flex-none" />
      </div>
    </>
  );
}

/** Whether there is anything to show but the free money: a bar of one colour says nothing. */
const isCut = ({ lockedInPlayMinor, lockedInWithdrawalsMinor }: WithdrawalOptions): boolean =>
  lockedInPlayMinor !== '0' || lockedInWithdrawalsMinor !== '0';

/** An amount as large as there is room for: a sum of twelve digits fits a phone. */
function Sum({ text, most }: { text: string; most: string }) {
  return (
    <p
      className="display tabular whitespace-nowrap"
      style={{ fontSize: `min(${most}, calc(120cqw / ${Math.max(text.length, 8)}))` }}
    >
      {text}
    </p>
  );
}

interface SplitProps {
  parts: readonly { name: ReactNode; minor: string; colour: string }[];
  moneyText: (minor: string) => string;
}

/** One bar cut as the money is, with the amounts below it. */
function Split({ parts, moneyText }: SplitProps) {
  const shown = parts.filter(({ minor }, at) => at === 0 || minor !== '0');
  return (
    <>
      <div
        aria-hidden="true"
        className="flex h-3.5 gap-0.5 overflow-hidden rounded-full shell-rail:h-1.5"
      >
        {shown.map(({ colour, minor }) => (
          <span
            key={colour}
            className={classNames('min-w-1.5', colour)}
            // The bar is to the eye; the amounts below are exact.
            style={{ flexGrow: Math.max(Number(minor), 1) }}
          />
        ))}
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {shown.map(({ name, minor, colour }) => (
          <div key={colour} className="relative pl-4.5">
            <dt className="text-13">
              <span
                aria-hidden="true"
                className={classNames('absolute top-1 left-0 size-2.5 rounded-[3px]', colour)}
              />
              {name}
            </dt>
            <dd className="text-14 font-bold tabular">{moneyText(minor)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Withdrawable({ options }: { options: WithdrawalOptions }) {
  const { t } = useLingui();
  const moneyText = useMoneyText();
  const { currency, turnover, today } = options;
  const { count, countLimit } = today;
  const amount = moneyText(today.amountMinor, currency);
  const limit = moneyText(today.amountLimitMinor, currency);
  const { name, sum } = useWithdrawableWords()(options);
  return (
    <>
      <h3 className="text-14 font-semibold">{name}</h3>
      <Sum text={sum} most="2rem" />
      {turnover.total > 0 && (
        <div role="group" aria-label={t`Turnover`} className="flex flex-col gap-2">
          <TurnoverProgress turnover={turnover} />
        </div>
      )}
      <WhyNotMore options={options} />
      {turnover.total === 0 && <LastPlayed />}
      <p className="mt-auto border-t border-dashed border-border pt-3 text-13 text-muted tabular">
        <Trans>
          Today: {count} of {countLimit} withdrawals, {amount} of {limit}
        </Trans>
      </p>
    </>
  );
}
