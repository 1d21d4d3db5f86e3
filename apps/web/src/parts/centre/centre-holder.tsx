import type { MemberInfo } from '@palpite/contract/member.ts';
import { Avatar } from './avatar.tsx';
import { ClubBadge } from './club-badge.tsx';

/** Whose centre it is. */
export function CentreHolder({ member }: { member: MemberInfo }) {
  const name = member.nickname || member.account;
  return (
    <div className="flex items-center gap-3 px-1">
      <Avatar name={name} size="md" />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <p className="truncate text-16 font-bold">{name}</p>
        <ClubBadge />
      </div>
    </div>
  );
}
