import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
import { plays } from '../../lib/session/session-record.ts';
import { useMember } from '../../parts/identity/use-session.ts';
import type { LotteryOffer } from '../../parts/lottery/lottery-offer.ts';
import { drawsQuery, isVietnam, openDrawsQuery } from '../../parts/lottery/lottery-queries.ts';

/** The last draws: those that anyone sees, and in their place the last hundred once they come for a member. */
export function useDraws({ gameCode, gameGroupCode }: LotteryOffer) {
  const services = useServices();
  const member = useMember();
  const of = { gameCode, gameGroupCode };
  const open = useQuery(openDrawsQuery(services, of));
  const isOpen = isVietnam(gameGroupCode);
  const mayAll = !isOpen && member !== null && plays(member);
  const all = useQuery({ ...drawsQuery(services, of), enabled: mayAll });
  const whole = mayAll ? all.data?.list : undefined;
  return {
    open,
    draws: whole ?? open.data?.list,
    isWhole: isOpen || whole !== undefined,
    asksLogin: !isOpen && !mayAll,
  };
}
