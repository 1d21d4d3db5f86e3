import { isGuest } from '@palpite/domain';
import { useMember } from './use-session.ts';

/** Whether the visitor is signed in to an account of their own, and has no need of another. A guest is not. */
export function useHasAccount(): boolean {
  const member = useMember();
  return member !== null && !isGuest(member.type);
}
