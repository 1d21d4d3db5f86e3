import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, buttonClass } from '@palpite/ui/button.tsx';
import { Modal } from '@palpite/ui/modal.tsx';
import { Link } from '@tanstack/react-router';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { useState } from 'react';
import { useServices } from '../../../lib/services.ts';
import { momentText } from '../../../lib/time-text.ts';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { openMember } from '../../../parts/centre/open-centre.ts';
import { FactRow } from '../../../parts/money/cashier/fact-row.tsx';
import { orderRebateMinor } from '../lines/rebate.ts';
import { cancelUntil, type Placed, type PlaceSheetProps } from './placing.ts';

interface PlacedSheetProps extends Pick<PlaceSheetProps, 'path' | 'game' | 'offers' | 'sales'> {
  placed: Placed;
  onClose: () => void;
}

/** The receipt: what was placed, under which numbers, and where it is found again. */
export function PlacedSheet({ onClose, ...props }: PlacedSheetProps) {
  const { path, game, placed } = props;
  const { t } = useLingui();
  const { gameCode } = game;
  const { lines, multiples } = placed.order;
  const isOther = lines.some((line) => line.gameCode !== gameCode);
  const which = multiples.length > 0 ? 'chases' : isOther ? 'all' : undefined;
  return (
    <Modal
      name="lottery-placed"
      open
      size="md"
      title={t`Your bets are placed`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <>
          <Link
            to="."
            search={openMember('personalHistoryCopy')}
            resetScroll={false}
            activeProps={{}}
            onClick={onClose}
            className={`${buttonClass({ size: 'lg' })} max-sm:flex-auto max-sm:px-2 max-sm:text-14`}
          >
            <Trans>Betting record</Trans>
          </Link>
          <Link
            to={path}
            search={{ gameCode, view: 'bets', bets: which }}
            activeProps={{}}
            className={`${buttonClass({ size: 'lg' })} max-sm:flex-auto max-sm:px-2 max-sm:text-14`}
          >
            <Trans>My bets</Trans>
          </Link>
          <Button
            size="lg"
            tone="accent"
            className="max-sm:w-full"
            onClick={onClose}
            data-autofocus
          >
            <Trans>Go on</Trans>
          </Button>
        </>
      }
    >
      <Stub {...props} />
      <p className="mt-3 text-13 text-muted">
        <Trans>
          The draw settles your bets, and what they win goes to your balance. Each order has a
          receipt with which you can check it.
        </Trans>
      </p>
    </Modal>
  );
}

/** The ticket itself. */
function Stub({ path, game, offers, sales, placed }: Omit<PlacedSheetProps, 'onClose'>) {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  const moneyText = useMoneyText();
  const { currency } = game.limits;
  const { order, bets, totalMinor, balanceMinor } = placed;
  const { gameCode } = game;
  const placedIn = Object.entries(order.numeros);
  const count = order.lines.length;
  const issues = order.multiples.length;
  const until = cancelUntil({ offers, sales, order });
  // A chase has no bets yet, whose rebates the operator could say.
  const rebate =
    issues > 0
      ? orderRebateMinor(offers, order.lines, order.multiples)
      : bets.reduce((sum, { rebateMinor = '0' }) => sum + BigInt(rebateMinor), 0n);
  return (
    <>
      <StubHead placedIn={placedIn} offers={offers} />
      {/* Torn along the dashes, with a notch at each end. */}
      <div className="relative rounded-b-card border-2 border-t-2 border-border border-t-border-strong [border-top-style:dashed] bg-raised px-4 py-3 max-sm:px-3 before:absolute before:-top-2.5 before:-left-2.5 before:size-5 before:rounded-full before:bg-overlay after:absolute after:-top-2.5 after:-right-2.5 after:size-5 after:rounded-full after:bg-overlay">
        <dl className="flex flex-col divide-y divide-border">
          <FactRow name={t`Lines`}>
            {t`${plural(count, { one: '# line', other: '# lines' })}`}
          </FactRow>
          {issues > 0 && (
            <FactRow name={t`Chase`}>
              {t`${plural(issues, { one: '# issue', other: '# issues' })}`}
            </FactRow>
          )}
          <FactRow name={issues > 0 ? t`Held for all issues` : t`Total`}>
            <span className="text-16 font-bold tabular">{moneyText(totalMinor, currency)}</span>
          </FactRow>
          {rebate > 0n && (
            <FactRow name={t`Rebate, whatever is drawn`}>
              <span className="tabular">{moneyText(String(rebate), currency)}</span>
            </FactRow>
          )}
          <FactRow name={t`Balance`}>
            <span className="tabular">{moneyText(balanceMinor, currency)}</span>
          </FactRow>
          {until !== undefined && (
            <FactRow name={t`Can be cancelled until`}>
              <time dateTime={until}>{momentText(until, timeZone, i18n.locale)}</time>
            </FactRow>
          )}
        </dl>
        {/* Below the sums, which many of them would push off the screen. */}
        {bets.length > 0 && <Orders path={path} gameCode={gameCode} bets={bets} />}
      </div>
    </>
  );
}

/** Of more than these a player looks for one in the list of bets. */
const ORDERS_AT_ONCE = 20;

/** Of the button that is gone. */
const takeFocus = (link: HTMLAnchorElement | null) => link?.focus();

interface OrdersProps extends Pick<Placed, 'bets'>, Pick<PlacedSheetProps, 'path'> {
  gameCode: string;
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

interface StubHeadProps {
  /** Lotteries and their issues. */
  placedIn: readonly (readonly [code: string, numero: string])[];
  offers: PlacedSheetProps['offers'];
}

function StubHead({ placedIn, offers }: StubHeadProps) {
  const { t } = useLingui();
  return (
    // Of the ticket's own paper: the sheet's head above it has the colour of its seal.
    <div className="flex items-center gap-3 rounded-t-card border-2 border-b-0 border-border bg-raised px-4 pt-3 pb-4">
      <div className="min-w-0 flex-1">
        {placedIn.map(([code, numero]) => (
          <div key={code} className={placedIn.length > 1 ? 'text-14' : 'text-16'}>
            <p className="font-bold">{offers.get(code)?.gameName ?? code}</p>
            <p className="text-14 text-muted">{t`Issue ${numero}`}</p>
          </div>
        ))}
      </div>
      {/* The seal. */}
      <span
        aria-hidden="true"
        className="grid size-15 shrink-0 -rotate-12 place-items-center rounded-full bg-ceremony text-on-ceremony outline-2 outline-offset-2 outline-ceremony outline-dashed"
      >
        <BadgeCheck size={36} />
      </span>
    </div>
  );
}
