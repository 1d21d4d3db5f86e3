import { useEffect, useMemo } from 'react';
import { useServices } from '../../../lib/services.ts';
import { useSession } from '../../../parts/identity/use-session.ts';
import { adoptVisitorsLines, openSlip, type Slip } from './slip.ts';

/** The slip of the account that is signed in, or of a visitor; empty until the browser has read it. */
export function useSlip(): Slip {
  const { merchantCode: brandCode } = useServices().boot.status;
  const session = useSession();
  const username = session.phase === 'signed-in' ? session.record.username : '';
  const slip = useMemo(() => openSlip({ brandCode, username }), [brandCode, username]);
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
