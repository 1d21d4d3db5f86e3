import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { UntilRow } from '../../../parts/bet/placing/order-sums.tsx';
import { PlacedSheet, placedLinkClass } from '../../../parts/bet/placing/placed-sheet.tsx';
import { FactRow } from '../../../parts/money/cashier/fact-row.tsx';
import { orderRebateMinor } from '../lines/rebate.ts';
import { ChaseRow, RebateRow } from './lottery-confirm.tsx';
import { cancelUntil, type Placed, type PlaceSheetProps } from './placing.ts';

interface LotteryReceiptProps extends Pick<PlaceSheetProps, 'path' | 'game' | 'offers' | 'sales'> {
  placed: Placed;
  onClose: () => void;
}

/** The receipt of a slip, with the numbers of its orders. */
export function LotteryReceipt({ onClose, ...props }: LotteryReceiptProps) {
  const {
    path,
    game: { gameCode },
    offers,
    placed: { order, answer },
  } = props;
  const isOther = order.lines.some((line) => line.gameCode !== gameCode);
  const which = order.multiples.length > 0 ? 'chases' : isOther ? 'all' : undefined;
  return (
    <PlacedSheet
      name="lottery-placed"
      head={<PlacedIn numeros={order.numeros} offers={offers} />}
      ownBets={
        <Link
          to={path}
          search={{ gameCode, view: 'bets', bets: which }}
          activeProps={{}}
          className={placedLinkClass}
        >
          <Trans>My bets</Trans>
        </Link>
      }
      note={
        <Trans>
          The draw settles your bets, and what they win goes to your balance. Each order has a
          receipt with which you can check it.
        </Trans>
      }
      onClose={onClose}
    >
      <Sums {...props} />
      {/* Below the sums, which many of them would push off the screen. */}
      {answer.bets.length > 0 && <Orders path={path} gameCode={gameCode} bets={answer.bets} />}
    </PlacedSheet>
  );
}

function Sums({ game, offers, sales, placed }: Omit<LotteryReceiptProps, 'onClose'>) {
  const { t } = useLingui();
  const moneyText = useMoneyText();
  const { currency } = game.limits;
  const {
    order,
    answer: { bets, totalMinor, balanceMinor },
  } = placed;
  const count = order.lines.length;
  const issues = order.multiples.length;
  const until = cancelUntil({ offers, sales, order });
  // A chase has no bets yet, whose rebates the operator could say.
  const rebate =
    issues > 0
      ? orderRebateMinor(offers, order.lines, order.multiples)
      : bets.reduce((sum, { rebateMinor = '0' }) => sum + BigInt(rebateMinor), 0n);
  return (
    <dl className="flex flex-col divide-y divide-border">
      <FactRow name={t`Lines`}>{t`${plural(count, { one: '# line', other: '# lines' })}`}</FactRow>
      <ChaseRow issues={issues} />
      <FactRow name={issues > 0 ? t`Held for all issues` : t`Total`}>
        <span className="text-16 font-bold tabular">{moneyText(totalMinor, currency)}</span>
      </FactRow>
      <RebateRow rebateMinor={rebate} />
      <FactRow name={t`Balance`}>
        <span className="tabular">{moneyText(balanceMinor, currency)}</span>
      </FactRow>
      {until !== undefined && <UntilRow until={until} />}
    </dl>
  );
}

/** Of more than these a player looks for one in the list of bets. */
const ORDERS_AT_ONCE = 20;

/** Of the button that is gone. */
const takeFocus = (link: HTMLAnchorElement | null) => link?.focus();

interface OrdersProps extends Pick<LotteryReceiptProps, 'path'> {
  gameCode: string;
  bets: Placed['answer']['bets'];
}

/** The numbers of the orders, each with its receipt. */
function Orders({ path, gameCode, bets }: OrdersProps) {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(bets.length <= ORDERS_AT_ONCE);
  const count = bets.length;
  return (
    <>
      <ul
        aria-label={t`Orders`}
        className="mt-1 grid grid-cols-2 gap-x-3 border-t border-border pt-2 text-13 tabular sm:grid-cols-3"
      >
        {(isWhole ? bets : bets.slice(0, ORDERS_AT_ONCE)).map(({ order }, at) => (
          <li key={order}>
            <Link
              ref={at === ORDERS_AT_ONCE ? takeFocus : undefined}
              to={path}
              search={{ gameCode, view: 'bets', order }}
              activeProps={{}}
              className="inline-flex min-h-8 items-center font-semibold text-accent-strong hover:underline touch:min-h-11"
            >
              {order}
            </Link>
          </li>
        ))}
      </ul>
      {!isWhole && (
        <Button size="sm" tone="quiet" className="-ml-3" onClick={() => setWhole(true)}>
          <Trans>Show all {count}</Trans>
        </Button>
      )}
    </>
  );
}

interface PlacedInProps extends Pick<LotteryReceiptProps, 'offers'> {
  /** Issues, by lottery. */
  numeros: Placed['order']['numeros'];
}

function PlacedIn({ numeros, offers }: PlacedInProps) {
  const { t } = useLingui();
  const placedIn = Object.entries(numeros);
  return placedIn.map(([code, numero]) => (
    <div key={code} className={placedIn.length > 1 ? 'text-14' : 'text-16'}>
      <p className="font-bold">{offers.get(code)?.gameName ?? code}</p>
      <p className="text-14 text-muted">{t`Issue ${numero}`}</p>
    </div>
  ));
}
