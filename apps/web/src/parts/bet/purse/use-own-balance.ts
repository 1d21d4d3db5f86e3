import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../lib/services.ts';
import { plays } from '../../../lib/session/session-record.ts';
import { useMember } from '../../identity/use-session.ts';
import { balanceQuery } from '../../money/balance-query.ts';

/** In minor units; null for a visitor and while it is not known. The page of Vietnam has no header that shows it. */
export function useOwnBalance(): string | null {
  const member = useMember();
  const isPlayer = member !== null && plays(member);
  const { data } = useQuery({ ...balanceQuery(useServices()), enabled: isPlayer });
  // The header may have asked before this part wakes up, and the server's page has no balance.
  return isPlayer ? (data?.sumBalance ?? null) : null;
}
