import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { Modal } from '@palpite/ui/modal.tsx';
import { useServices } from '../../../lib/services.ts';
import { momentText } from '../../../lib/time-text.ts';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { useOwnBalance } from '../../../parts/bet/purse/use-own-balance.ts';
import { useGrowing } from '../../../parts/bet/slip/use-growing.ts';
import { FactRow } from '../../../parts/money/cashier/fact-row.tsx';
import { LineText } from '../lines/line-text.tsx';
import { orderRebateMinor } from '../lines/rebate.ts';
import type { PlaceOrder } from '../lines/sent-order.ts';
import { gamesOf, startsRun } from '../lines/slip-line.ts';
import { ConfirmActs } from './confirm-acts.tsx';
import { FailureNote } from './failure-note.tsx';
import { type Asked, cancelUntil, lateGames, type PlaceSheetProps } from './placing.ts';
import { RefusedLines } from './refused-lines.tsx';
import { type Refusal, useRefused } from './use-refused.ts';

/** With more lines than these their sums would be out of sight, and come first. */
const MOST_BEFORE_SUMS = 4;

/** What is about to be placed, line by line, with what it costs and until when it can be taken back. */
export function ConfirmSheet(props: PlaceSheetProps & { asked: Asked }) {
  const { offers, slip, sales, placing, asked, onEdit } = props;
  const { t } = useLingui();
  const { busy, sent } = placing;
  const { order, failure } = asked;
  // What was sent is of its issues, whatever is on sale when the answer comes.
  const late = sent === null ? lateGames(order, sales) : [];
  const line = order.lines.findIndex(({ gameCode }) => late.includes(gameCode));
  const shown = failure ?? (line < 0 ? null : { kind: 'closed' as const, closedAt: null, line });
  const known = { order, failure: shown };
  const refused = useRefused({ offers, sales, asked: known });
  // The order as it is cannot be placed then, so it has no sum.
  const sums = refused.size === 0 && <Sums offers={offers} sales={sales} order={order} />;
  const isLong = order.lines.length > MOST_BEFORE_SUMS;
  return (
    <Modal
      name="lottery-confirm"
      open
      size="md"
      title={t`Confirm your bets`}
      closeLabel={t`Close`}
      showClose={!busy}
      dismissible={!busy}
      onClose={placing.close}
      footer={<ConfirmActs sales={sales} placing={placing} asked={known} refused={refused} />}
    >
      <div className="flex flex-col gap-3">
        {shown && <FailureNote offers={offers} order={order} failure={shown} />}
        <RefusedLines {...{ offers, slip, placing, onEdit, order, refused }} />
        {isLong && sums}
        <OrderLines offers={offers} sales={sales} asked={known} refused={refused} />
        {!isLong && sums}
        <p className="text-13 text-muted">
          <Trans>
            Prices and limits are checked again when you press. If one has changed, nothing is taken
            and you are asked.
          </Trans>
        </p>
      </div>
    </Modal>
  );
}

/** Lines that surely need no scrolling. */
const FIT_ONE_SCREEN = 2;

type OrderLinesProps = Pick<PlaceSheetProps, 'offers' | 'sales'> & {
  asked: Asked;
  refused: ReadonlyMap<string, Refusal>;
};

/** All lines; those that were refused are above them. */
function OrderLines({ offers, sales, asked: { order, failure }, refused }: OrderLinesProps) {
  const { t } = useLingui();
  const lines = order.lines.filter(({ id }) => !refused.has(id));
  const drawn = useGrowing(lines.length);
  const isNamed = gamesOf(order.lines).length > 1;
  const late = failure?.kind === 'closed' ? lateGames(order, sales, failure.line) : [];
  if (lines.length === 0) return null;
  return (
    <ol
      aria-label={t`Your bets`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows scroll what has the focus
      tabIndex={lines.length > FIT_ONE_SCREEN ? 0 : undefined}
      className="flex flex-col divide-y divide-border"
    >
      {lines.slice(0, drawn).map((line, at) => (
        <li
          key={line.id}
          aria-setsize={lines.length}
          aria-posinset={at + 1}
          className="py-2 [contain-intrinsic-height:auto_6rem] [content-visibility:auto]"
        >
          <LineText
            game={offers.get(line.gameCode)}
            line={line}
            isNamed={isNamed}
            isFirst={startsRun(lines, at)}
            numero={order.numeros[line.gameCode]}
            fault={
              isNamed && late.includes(line.gameCode)
                ? t`The sale of this issue has closed.`
                : undefined
            }
          />
        </li>
      ))}
    </ol>
  );
}

function Sums({
  offers,
  sales,
  order,
}: Pick<PlaceSheetProps, 'offers' | 'sales'> & { order: PlaceOrder }) {
  const { t, i18n } = useLingui();
  const { timeZone, currency } = useServices().boot.status;
  const moneyText = useMoneyText();
  const balance = useOwnBalance();
  const { numeros, lines, totalMinor, multiples } = order;
  const left = balance === null ? null : BigInt(balance) - BigInt(totalMinor);
  const issues = multiples.length;
  const [only, ...others] = Object.values(numeros);
  const count = lines.length;
  const rebate = orderRebateMinor(offers, lines, multiples);
  const until = cancelUntil({ offers, sales, order });
  return (
    <dl className="flex flex-col rounded-box bg-sunken px-3 py-2">
      {others.length === 0 ? (
        <FactRow name={t`Issue`}>{only}</FactRow>
      ) : (
        <FactRow name={t`Lines`}>
          {t`${plural(count, { one: '# line', other: '# lines' })}`}
        </FactRow>
      )}
      {issues > 0 && (
        <FactRow name={t`Chase`}>
          {t`${plural(issues, { one: '# issue', other: '# issues' })}`}
        </FactRow>
      )}
      <FactRow name={issues > 0 ? t`Held for all issues` : t`Total`}>
        <span className="font-display text-24 font-bold tabular">
          {moneyText(totalMinor, currency)}
        </span>
      </FactRow>
      {rebate > 0n && (
        <FactRow name={t`Rebate, whatever is drawn`}>
          <span className="tabular">{moneyText(String(rebate), currency)}</span>
        </FactRow>
      )}
      {left !== null && (
        <FactRow name={left < 0n ? t`Missing from your balance` : t`Balance after`}>
          <span className={classNames('tabular', left < 0n && 'font-bold text-negative')}>
            {moneyText(String(left < 0n ? -left : left), currency)}
          </span>
        </FactRow>
      )}
      {until !== undefined && (
        <FactRow name={t`Can be cancelled until`}>
          <time dateTime={until}>{momentText(until, timeZone, i18n.locale)}</time>
        </FactRow>
      )}
    </dl>
  );
}
