import type { MemberInfo } from '@palpite/contract/member.ts';
import { Badge } from '@palpite/ui/badge.tsx';

/** Whose centre it is. */
export function CentreHolder({ member }: { member: MemberInfo }) {
  const name = member.nickname || member.account;
  return (
    <div className="flex items-center gap-3 px-1">
      <span
        aria-hidden="true"
        className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-20 font-bold text-accent-strong uppercase"
      >
        {name.slice(0, 1)}
      </span>
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <p className="w-full truncate text-16 font-bold">{name}</p>
        {member.clubLabel && <Badge tone="accent">{member.clubLabel.labelName}</Badge>}
      </div>
    </div>
  );
}
