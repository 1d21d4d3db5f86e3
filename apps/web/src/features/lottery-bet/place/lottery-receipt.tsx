import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { UntilRow } from '../../../parts/bet/placing/order-sums.tsx';
import { PlacedSheet, placedLinkClass } from '../../../parts/bet/placing/placed-sheet.tsx';
import { useGrowing } from '../../../parts/bet/slip/use-growing.ts';
import { FactRow } from '../../../parts/money/cashier/fact-row.tsx';
import { LineText } from '../lines/line-text.tsx';
import { orderRebateMinor } from '../lines/rebate.ts';
import { gamesOf, startsRun } from '../lines/slip-line.ts';
import { needsOf } from '../lines/use-needs.ts';
import { useOffers } from '../offer/use-offers.ts';
import { useSales } from '../offer/use-sale.ts';
import { ChaseRow, RebateRow } from './lottery-confirm.tsx';
import { cancelUntil, type Placed, type PlaceSheetProps } from './placing.ts';

interface LotteryReceiptProps extends Pick<PlaceSheetProps, 'path' | 'game'> {
  placed: Placed;
  onClose: () => void;
}

/** The lotteries of an order and their sales: of those of the slip, the ones that it has placed are gone. */
function useOrderGames({ game, placed: { order } }: LotteryReceiptProps) {
  const needs = useMemo(() => needsOf(order.lines), [order]);
  const sales = useSales(useMemo(() => [...needs.keys()], [needs]));
  return { offers: useOffers(game, needs, sales), sales };
}

/** The receipt of a slip: what was bet, what it cost, and the numbers of its orders. */
export function LotteryReceipt(props: LotteryReceiptProps) {
  const {
    path,
    game: { gameCode },
    placed: { order },
    onClose,
  } = props;
  const games = useOrderGames(props);
  const isOther = order.lines.some((line) => line.gameCode !== gameCode);
  const which = order.multiples.length > 0 ? 'chases' : isOther ? 'all' : undefined;
  return (
    <PlacedSheet
      name="lottery-placed"
      head={<PlacedIn numeros={order.numeros} offers={games.offers} />}
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
      <Lines {...props} {...games} />
      <Sums {...props} {...games} />
    </PlacedSheet>
  );
}

type SumsProps = LotteryReceiptProps & Pick<PlaceSheetProps, 'offers' | 'sales'>;

function Sums({ game, offers, sales, placed }: SumsProps) {
  const { t } = useLingui();
  const moneyText = useMoneyText();
  const { currency } = game.limits;
  const {
    order,
    answer: { bets, totalMinor, balanceMinor },
  } = placed;
  const issues = order.multiples.length;
  const until = cancelUntil({ offers, sales, order });
  // A chase has no bets yet, whose rebates the operator could say.
  const rebate =
    issues > 0
      ? orderRebateMinor(offers, order.lines, order.multiples)
      : bets.reduce((sum, { rebateMinor = '0' }) => sum + BigInt(rebateMinor), 0n);
  return (
    <dl className="flex flex-col divide-y divide-border border-t border-border pt-1">
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

/** Of more than these a player looks for one in the list of bets, and the sums would be out of sight. */
const LINES_AT_ONCE = 4;

/** Of the button that is gone. */
const takeFocus = (item: HTMLLIElement | null) => item?.focus();

/** What was bet, line by line, each with the number of its order: a chase has none yet. */
function Lines({ path, game, offers, placed }: SumsProps) {
  const { t } = useLingui();
  const {
    order: { lines, numeros },
    answer: { bets },
  } = placed;
  const count = lines.length;
  const [isWhole, setWhole] = useState(count <= LINES_AT_ONCE);
  const drawn = useGrowing(isWhole ? count : LINES_AT_ONCE);
  const isNamed = gamesOf(lines).length > 1;
  return (
    <>
      <ol aria-label={t`Your bets`} className="flex flex-col divide-y divide-border">
        {lines.slice(0, drawn).map((line, at) => (
          <li
            key={line.id}
            ref={at === LINES_AT_ONCE ? takeFocus : undefined}
            aria-setsize={count}
            aria-posinset={at + 1}
            tabIndex={at === LINES_AT_ONCE ? -1 : undefined}
            className="py-2 [contain-intrinsic-height:auto_6rem] [content-visibility:auto] first:pt-0"
          >
            <LineText
              game={offers.get(line.gameCode)}
              line={line}
              isNamed={isNamed}
              isFirst={startsRun(lines, at)}
              numero={numeros[line.gameCode]}
            />
            <OrderLink path={path} gameCode={game.gameCode} order={bets[at]?.order} />
          </li>
        ))}
      </ol>
      {!isWhole && (
        <Button size="sm" tone="quiet" className="-ml-3" onClick={() => setWhole(true)}>
          <Trans>Show all {count}</Trans>
        </Button>
      )}
    </>
  );
}

interface OrderLinkProps extends Pick<LotteryReceiptProps, 'path'> {
  /** The board's, where it is found. */
  gameCode: string;
  order: string | undefined;
}

/** The number of an order, which leads to its receipt. */
function OrderLink({ path, gameCode, order }: OrderLinkProps) {
  if (order === undefined) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-13 text-muted tabular">
      <Trans>Order number</Trans>
      <Link
        to={path}
        search={{ gameCode, view: 'bets', order }}
        activeProps={{}}
        className="inline-flex min-h-6 items-center font-semibold text-accent-strong hover:underline touch:min-h-11"
      >
        {order}
      </Link>
    </p>
  );
}

interface PlacedInProps extends Pick<PlaceSheetProps, 'offers'> {
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
