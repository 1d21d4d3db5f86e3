import { Trans, useLingui } from '@lingui/react/macro';
import type { MemberInfo } from '@palpite/contract/member.ts';
import { Button } from '@palpite/ui/button.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { type ReactNode, useState } from 'react';
import { Avatar } from '../../parts/centre/avatar.tsx';
import { ClubBadge } from '../../parts/centre/club-badge.tsx';
import { Answered } from '../../lib/answered.tsx';
import { useServices } from '../../lib/services.ts';
import { dateText, longTimeText } from '../../lib/time-text.ts';
import { AvatarDialog } from './avatar-dialog.tsx';
import { NicknameDialog } from './nickname-dialog.tsx';
import { useMemberInfo } from './profile-api.ts';

/** The member's profile: picture, nickname, rank and member since. */
export function ProfileSection() {
  const answer = useMemberInfo();
  return (
    <section
      id="profile"
      aria-labelledby="profile-title"
      className="flex flex-col gap-4 rounded-card border border-border bg-surface p-5 md:p-6"
    >
      <h2 id="profile-title" className="text-16 font-bold">
        <Trans>Profile</Trans>
      </h2>
      <Answered answer={answer} waiting={<Skeleton className="h-32" />}>
        {(member) => <Profile member={member} />}
      </Answered>
    </section>
  );
}

function Profile({ member }: { member: MemberInfo }) {
  const { i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  const [open, setOpen] = useState<'avatar' | 'nickname' | null>(null);
  const close = () => setOpen(null);
  const { nickname, account, registeredAt, lastLoginAt } = member;
  return (
    <>
      <div className="flex items-center gap-4">
        <Avatar name={nickname || account} size="lg" />
        <div className="flex min-w-0 flex-col gap-1">
          <p className="text-20 font-bold break-words">{nickname}</p>
          <ClubBadge />
        </div>
      </div>
      <div className="flex flex-wrap gap-2 sm:gap-3">
        <Button
          className="flex-auto whitespace-nowrap sm:flex-none"
          onClick={() => setOpen('avatar')}
        >
          <Trans>Change picture</Trans>
        </Button>
        <Button
          className="flex-auto whitespace-nowrap sm:flex-none"
          onClick={() => setOpen('nickname')}
        >
          <Trans>Change nickname</Trans>
        </Button>
      </div>
      <dl className="grid gap-x-6 gap-y-3 border-t border-border pt-4 text-14 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        <Fact name={<Trans>Account name</Trans>}>{account}</Fact>
        <Fact name={<Trans>Member since</Trans>}>
          {dateText(registeredAt, timeZone, i18n.locale)}
        </Fact>
        <Fact name={<Trans>Last login before this one</Trans>}>
          {lastLoginAt ? longTimeText(lastLoginAt, timeZone, i18n.locale) : '–'}
        </Fact>
      </dl>
      {open === 'avatar' && <AvatarDialog onClose={close} />}
      {open === 'nickname' && <NicknameDialog nickname={nickname} onClose={close} />}
    </>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-0.5">
      <dt className="text-13 text-muted">{name}</dt>
      <dd className="font-medium break-words">{children}</dd>
    </div>
  );
}
