import { useStore } from 'zustand';
import { isEmpty } from '../board/selection-moves.ts';
import type { Desk } from '../board/desk.ts';
import type { Slip } from '../lines/slip.ts';

/** Whether lines of the slip wait for the sale of a lottery. What is sent and not answered may be placed: it does not wait. */
export function useWaitingLines(slip: Slip, gameCode: string): boolean {
  const isSealed = useStore(slip.sent.store, (sent) => sent !== null);
  const hasLines = useStore(slip.state.store, ({ lines }) =>
    lines.some((line) => line.gameCode === gameCode || line.secondGameCode === gameCode),
  );
  return hasLines && !isSealed;
}

/** The same of numbers on the board. */
export function useWaitingNumbers(slip: Slip, desk: Desk): boolean {
  const isSealed = useStore(slip.sent.store, (sent) => sent !== null);
  const hasNumbers = useStore(desk, ({ selections }) =>
    Object.values(selections).some((selection) => !isEmpty(selection)),
  );
  return hasNumbers && !isSealed;
}
