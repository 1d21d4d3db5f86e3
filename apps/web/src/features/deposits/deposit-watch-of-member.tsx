import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useMember } from '../../parts/identity/use-session.ts';

const DepositWatch = lazyPart(() => import('./deposit-watch.tsx'), 'DepositWatch');

/** Watches the deposits of whoever may make some; its code comes for them alone. */
export function DepositWatchOfMember() {
  const member = useMember();
  if (!member?.isMember || member.mustChangePassword) return null;
  return (
    <Suspense>
      <DepositWatch key={member.account} account={member.account} />
    </Suspense>
  );
}
