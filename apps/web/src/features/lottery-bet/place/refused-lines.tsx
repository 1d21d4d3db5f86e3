import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { useServices } from '../../../lib/services.ts';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { dropLines, putLines } from '../../../parts/bet/slip/slip.ts';
import { LineText } from '../lines/line-text.tsx';
import type { PlaceOrder } from '../lines/slip.ts';
import { gamesOf, type SlipLine } from '../lines/slip-line.ts';
import type { PlaceSheetProps } from './placing.ts';
import type { Refusal } from './use-refused.ts';

interface RefusedLinesProps
  extends Pick<PlaceSheetProps, 'offers' | 'slip' | 'placing' | 'onEdit'> {
  order: PlaceOrder;
  refused: ReadonlyMap<string, Refusal>;
}

/** The lines that were refused, each with the reason and what can be done about it. */
export function RefusedLines({ offers, order, refused, ...acts }: RefusedLinesProps) {
  const { t } = useLingui();
  const { lines } = order;
  if (refused.size === 0) return null;
  const isNamed = gamesOf(lines).length > 1;
  return (
    <ul aria-label={t`Refused lines`} className="flex flex-col gap-3">
      {lines.map((line, at) => {
        const refusal = refused.get(line.id);
        const place = at + 1;
        return (
          refusal && (
            <li key={line.id} className="border-l-4 border-negative pl-3">
              {lines.length > 1 && (
                <p className="text-12 font-bold text-muted">{t`Line ${place}`}</p>
              )}
              <LineText
                game={offers.get(line.gameCode)}
                line={line}
                isNamed={isNamed}
                isFirst
                numero={order.numeros[line.gameCode]}
                fault={refusal.text}
              />
              <Acts {...acts} order={order} line={line} place={place} refusal={refusal} />
            </li>
          )
        );
      })}
    </ul>
  );
}

interface ActsProps extends Omit<RefusedLinesProps, 'offers' | 'refused'> {
  line: SlipLine;
  /** From 1. */
  place: number;
  refusal: Refusal;
}

/** A line from the board is changed there: the numbers and the price are as they were left. */
function Acts({ slip, placing, onEdit, order, line, place, refusal }: ActsProps) {
  const { t } = useLingui();
  const { lines, chase, from } = order;
  const isOfSlip = from === 'slip';
  const remove = () => {
    const others = lines.filter(({ id }) => id !== line.id);
    dropLines(slip, [line.id]);
    if (others.length === 0) placing.close();
    else placing.ask({ lines: others, chase, from });
  };
  return (
    <div className="flex flex-wrap gap-2 pt-2 empty:hidden">
      {refusal.mostMinor !== undefined && (
        <Lower {...{ slip, placing, order, line }} mostMinor={refusal.mostMinor} />
      )}
      {isOfSlip && (
        <>
          <Button
            size="sm"
            aria-label={t`Edit line ${place}`}
            onClick={() => {
              placing.close();
              onEdit(line);
            }}
          >
            <Trans>Edit</Trans>
          </Button>
          <Button size="sm" aria-label={t`Delete line ${place}`} onClick={remove}>
            <Trans>Delete</Trans>
          </Button>
        </>
      )}
    </div>
  );
}

/** The same numbers at the highest price that the draw still takes. */
function Lower({
  slip,
  placing,
  order: { lines, chase, from },
  line,
  mostMinor,
}: Pick<ActsProps, 'slip' | 'placing' | 'order' | 'line'> & { mostMinor: bigint }) {
  const { currency } = useServices().boot.status;
  const most = useMoneyText()(String(mostMinor), currency);
  const lower = () => {
    const changed = { ...line, unitMinor: String(mostMinor) };
    if (from === 'slip') putLines(slip, [changed]);
    placing.ask({ lines: lines.map((one) => (one === line ? changed : one)), chase, from });
  };
  return (
    <Button size="sm" onClick={lower}>
      <Trans>Bet {most} a unit</Trans>
    </Button>
  );
}
