import { Trans, useLingui } from '@lingui/react/macro';
import { Modal } from '@palpite/ui/modal.tsx';
import type { ReactNode } from 'react';
import type { BetLine, BetOrder } from '../slip/order.ts';
import { useGrowing } from '../slip/use-growing.ts';
import { ConfirmActs, type ConfirmActsProps } from './confirm-acts.tsx';
import { FailureNote } from './failure-note.tsx';

/** With more lines than these their sums would be out of sight, and come first. */
const MOST_BEFORE_SUMS = 4;

interface ConfirmSheetProps<Line extends BetLine, Wanted, Order extends BetOrder<Line>, Answer, Own>
  extends ConfirmActsProps<Wanted, Order, Answer, Own> {
  /** Of the dialog. */
  name: string;
  ownText: (own: Own) => string;
  /** The refused lines, each with what can be done about it. */
  refused: ReactNode;
  /** What is placed, without the refused lines. */
  lines: readonly Line[];
  /** @param at the place of the line, from 0 */
  renderLine: (line: Line, at: number) => ReactNode;
  /** What it costs and until when it can be taken back. */
  sums: ReactNode;
}

/** What is about to be placed, line by line, and the last step before money is taken. */
export function ConfirmSheet<
  Line extends BetLine,
  Wanted,
  Order extends BetOrder<Line>,
  Answer,
  Own,
>(props: ConfirmSheetProps<Line, Wanted, Order, Answer, Own>) {
  const { name, placing, asked, ownText, refused, lines, renderLine, sums } = props;
  const { t } = useLingui();
  const { order, failure } = asked;
  const isLong = order.lines.length > MOST_BEFORE_SUMS;
  return (
    <Modal
      name={name}
      open
      size="md"
      title={t`Confirm your bets`}
      closeLabel={t`Close`}
      showClose={!placing.busy}
      dismissible={!placing.busy}
      onClose={placing.close}
      footer={<ConfirmActs {...props} />}
    >
      <div className="flex flex-col gap-3">
        {failure && (
          <FailureNote totalMinor={order.totalMinor} failure={failure} ownText={ownText} />
        )}
        {refused}
        {isLong && sums}
        <OrderLines lines={lines} renderLine={renderLine} />
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

interface OrderLinesProps<Line extends BetLine> {
  lines: readonly Line[];
  renderLine: (line: Line, at: number) => ReactNode;
}

function OrderLines<Line extends BetLine>({ lines, renderLine }: OrderLinesProps<Line>) {
  const { t } = useLingui();
  const drawn = useGrowing(lines.length);
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
          {renderLine(line, at)}
        </li>
      ))}
    </ol>
  );
}
