import { messageCountUnread } from '@palpite/contract/announcement.ts';
import { isPermitted, roleOf } from '@palpite/domain';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/calls.ts';
import { useAskAgain } from '../../lib/live/live-state.ts';
import { useServices } from '../../lib/services.ts';
import { useMember } from '../identity/use-session.ts';

/** How often a page that is not live asks for the count; coming back to it asks too, and so does reading. */
const ASK_MILLISECONDS = 120_000;

/** How many messages wait unread, by tab; undefined for visitors and guests, who have none, and until it is known. */
export function useUnread() {
  const services = useServices();
  const member = useMember();
  const askAgain = useAskAgain();
  const reads = member !== null && isPermitted(roleOf(member), 'member-centre');
  const { data } = useQuery({
    ...callQuery(services, messageCountUnread, {}),
    enabled: reads,
    refetchInterval: askAgain(ASK_MILLISECONDS),
    refetchOnWindowFocus: true,
  });
  return reads ? data : undefined;
}
