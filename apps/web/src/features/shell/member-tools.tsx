import { plays, type SessionRecord } from '../../session/session-record.ts';
import { AccountMenu } from './account-menu.tsx';
import { Balance } from './balance.tsx';

/** What the header holds for whoever is signed in. */
export function MemberTools({ member }: { member: SessionRecord }) {
  return (
    <>
      {plays(member) && <Balance />}
      <AccountMenu member={member} />
    </>
  );
}
