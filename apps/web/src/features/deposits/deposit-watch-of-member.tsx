import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useMember } from '../../parts/identity/use-session.ts';

const DepositWatch = lazyPart(() => import('./deposit-watch.tsx'), 'DepositWatch');

/** Watches the deposits of an account that can make them; its code loads only then. */
export function DepositWatchOfMember() {
  const member = useMember();
  if (!member?.isMember || member.mustChangePassword) return null;
  return (
    <Suspense>
      <DepositWatch key={member.account} account={member.account} />
    </Suspense>
  );
}
