import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
import { plays } from '../../lib/session/session-record.ts';
import { useMember } from '../../parts/identity/use-session.ts';
import { balanceQuery } from '../../parts/money/balance-query.ts';

/** In minor units; null for a visitor and while it is not known. The page of Vietnam has no header that shows it. */
export function useOwnBalance(): string | null {
  const member = useMember();
  const { data } = useQuery({
    ...balanceQuery(useServices()),
    enabled: member !== null && plays(member),
  });
  return data?.sumBalance ?? null;
}
