import { useState } from 'react';
import { RealAccountNeeded } from '../../centre/real-account-needed.tsx';
import { useMember } from '../../identity/use-session.ts';

/** Says to a guest who opens the betting view that the brand lets only real accounts bet; they may still look around. */
export function GuestAlert() {
  const member = useMember();
  const [isOpen, setOpen] = useState(true);
  return (
    isOpen &&
    member && (
      <RealAccountNeeded centre="member" type={member.type} onClose={() => setOpen(false)} />
    )
  );
}
