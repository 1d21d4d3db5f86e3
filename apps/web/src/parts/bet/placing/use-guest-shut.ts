import { isGuest } from '@palpite/domain';
import { hasFlag } from '../../../lib/flag.ts';
import { useServices } from '../../../lib/services.ts';
import { useMember } from '../../identity/use-session.ts';

/** Whether a guest is signed in and the brand lets none play; the operator refuses their bets too. */
export function useGuestShut(): boolean {
  const { boot } = useServices();
  const member = useMember();
  return member !== null && isGuest(member.type) && !hasFlag(boot.status, 'FREEPLAY3');
}
