import { useStore } from 'zustand';
import type { Slip } from './slip.ts';

/** Whether something of the slip is sent and not answered. */
export const useIsSealed = (slip: Slip): boolean =>
  useStore(slip.sent.store, (sent) => sent !== null);

/** Whether lines of the slip wait for the sale of a lottery. What is sent and not answered may be placed: it does not wait. */
export function useWaitingLines(slip: Slip, gameCode: string): boolean {
  const isSealed = useIsSealed(slip);
  const hasLines = useStore(slip.state.store, ({ lines }) =>
    lines.some((line) => line.gameCode === gameCode || line.secondGameCode === gameCode),
  );
  return hasLines && !isSealed;
}
