import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useServices } from '../../../lib/services.ts';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { ConfirmSheet } from '../../../parts/bet/placing/confirm-sheet.tsx';
import { OrderSums } from '../../../parts/bet/placing/order-sums.tsx';
import { issueText } from '../../../parts/lottery/issue-text.ts';
import { FactRow } from '../../../parts/money/cashier/fact-row.tsx';
import { LineText } from '../lines/line-text.tsx';
import { orderRebateMinor } from '../lines/rebate.ts';
import { gamesOf, startsRun } from '../lines/slip-line.ts';
import { AfterClose, OtherLines } from './next-lines.tsx';
import { type Asked, cancelUntil, lateGames, type PlaceSheetProps } from './placing.ts';
import { RefusedLines } from './refused-lines.tsx';
import { useClosedText } from './use-closed-text.ts';
import { useRefused } from './use-refused.ts';

/** What is about to be placed, line by line, with what it costs and until when it can be taken back. */
export function LotteryConfirm(props: PlaceSheetProps & { asked: Asked }) {
  const { offers, slip, sales, placing, asked, onEdit } = props;
  const { t } = useLingui();
  const { order } = asked;
  const closedText = useClosedText(offers, order);
  const known = { order, failure: asked.failure ?? closedBefore(props) };
  const refused = useRefused({ offers, sales, asked: known });
  const lines = order.lines.filter(({ id }) => !refused.has(id));
  const isNamed = gamesOf(order.lines).length > 1;
  const closed = known.failure?.kind === 'own' ? known.failure.own : null;
  const late = closed ? lateGames(order, sales, closed.line) : [];
  return (
    <ConfirmSheet
      name="lottery-confirm"
      placing={placing}
      asked={known}
      ownText={closedText}
      refused={<RefusedLines {...{ offers, slip, placing, onEdit, order, refused }} />}
      lines={lines}
      renderLine={(line, at) => (
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
      )}
      // The order as it is cannot be placed then, so it has no sum.
      sums={refused.size === 0 && <Sums offers={offers} sales={sales} asked={known} />}
      ownStep={closed && <AfterClose {...{ sales, placing, order, closed }} />}
      otherLines={lines.length > 0 && <OtherLines placing={placing} order={order} lines={lines} />}
    />
  );
}

/** An issue has closed while the order was on the sheet. What was sent is of its issues, whatever is on sale when the answer comes. */
function closedBefore({ sales, placing: { sent }, asked }: PlaceSheetProps & { asked: Asked }) {
  const late = sent === null ? lateGames(asked.order, sales) : [];
  const line = asked.order.lines.findIndex(({ gameCode }) => late.includes(gameCode));
  return line < 0 ? null : { kind: 'own' as const, own: { closedAt: null, line } };
}

type SumsProps = Pick<PlaceSheetProps, 'offers' | 'sales'> & { asked: Asked };

/** At another price these are the sums of what the button places, and not of what was on the sheet before. */
function Sums({ offers, sales, asked: { order, failure } }: SumsProps) {
  const { t, i18n } = useLingui();
  const { numeros, lines, multiples } = order;
  const isChanged = failure?.kind === 'price';
  const issues = multiples.length;
  const [only, ...others] = Object.values(numeros);
  const count = lines.length;
  return (
    <OrderSums
      totalName={issues > 0 ? t`Held for all issues` : undefined}
      totalMinor={isChanged ? failure.totalMinor : order.totalMinor}
      oldMinor={isChanged ? order.totalMinor : undefined}
      until={cancelUntil({ offers, sales, order })}
      before={
        <>
          {others.length === 0 ? (
            <FactRow name={t`Issue`}>{issueText(only ?? '', i18n.locale)}</FactRow>
          ) : (
            <FactRow name={t`Lines`}>
              {t`${plural(count, { one: '# line', other: '# lines' })}`}
            </FactRow>
          )}
          <ChaseRow issues={issues} />
        </>
      }
    >
      <RebateRow rebateMinor={orderRebateMinor(offers, lines, multiples)} />
    </OrderSums>
  );
}

/** Over how many issues an order goes; nothing without a chase. */
export function ChaseRow({ issues }: { issues: number }) {
  const { t } = useLingui();
  return (
    issues > 0 && (
      <FactRow name={t`Chase`}>
        {t`${plural(issues, { one: '# issue', other: '# issues' })}`}
      </FactRow>
    )
  );
}

/** What comes back of an order; nothing where that is nothing. */
export function RebateRow({ rebateMinor }: { rebateMinor: bigint }) {
  const { t } = useLingui();
  const { currency } = useServices().boot.status;
  const moneyText = useMoneyText();
  return (
    rebateMinor > 0n && (
      <FactRow name={t`Rebate, whatever is drawn`}>
        <span className="tabular">{moneyText(String(rebateMinor), currency)}</span>
      </FactRow>
    )
  );
}
