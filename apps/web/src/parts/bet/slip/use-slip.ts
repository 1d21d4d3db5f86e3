import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { useServices } from '../../../lib/services.ts';
import { useSession } from '../../identity/use-session.ts';
import type { BetLine, BetOrder } from './order.ts';
import { adoptVisitorsLines, openSlip, type Slip, type SlipKind, type SlipState } from './slip.ts';

/** The slip of the account that is signed in, or of a visitor; empty until the browser has read it. */
export function useSlip<L extends BetLine, S extends SlipState<L>, O extends BetOrder<L>>(
  kind: SlipKind<L, S, O>,
): Slip<L, S, O> {
  const { merchantCode: brandCode } = useServices().boot.status;
  const session = useSession();
  const username = session.phase === 'signed-in' ? session.record.username : '';
  const slip = useMemo(() => openSlip(kind, { brandCode, username }), [kind, brandCode, username]);
  const isKnown = session.phase !== 'unknown';
  useEffect(() => {
    if (!isKnown) return;
    slip.state.load();
    slip.sent.load();
    if (username !== '') adoptVisitorsLines(slip, { brandCode, username });
    const unfollow = [slip.state.follow(), slip.sent.follow()];
    return () => {
      for (const stop of unfollow) stop();
    };
  }, [slip, isKnown, brandCode, username]);
  return slip;
}

type Read<Value> = Pick<StoreApi<Value>, 'getState' | 'getInitialState' | 'subscribe'>;

/** Whether something of a slip is sent and not answered. */
export const useIsSealed = ({ sent }: { sent: { store: Read<object | null> } }): boolean =>
  useStore(sent.store, (order) => order !== null);
