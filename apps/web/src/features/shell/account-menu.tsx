import { Trans, useLingui } from '@lingui/react/macro';
import { isGuest, isPermitted, roleOf } from '@palpite/domain';
import { Badge } from '@palpite/ui/badge.tsx';
import { Menu, MenuSeparator, menuItemClass } from '@palpite/ui/menu.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import LogOut from 'lucide-react/icons/log-out';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import { type ReactNode, useState } from 'react';
import { Avatar } from '../../parts/centre/avatar.tsx';
import type { CentreEntry } from '../../parts/centre/centre-entry.ts';
import { openAgent, openMember } from '../../parts/centre/open-centre.ts';
import { openLogout } from '../../lib/dialog-links.ts';
import type { SessionRecord } from '../../lib/session/session-record.ts';
import { useServices } from '../../lib/services.ts';
import { useWithdrawableWords } from '../../parts/money/withdrawable/use-withdrawable-words.ts';
import { withdrawableQuery } from '../../parts/money/withdrawable/withdrawable-query.ts';
import { UnreadBadge } from '../../parts/talk/unread-badge.tsx';
import { LanguageItems, ThemeItem } from './account-menu-choices.tsx';
import { cashPages } from './cash-links.tsx';

/** Pages of the member centre that the menu links to directly, in this order, at every width. */
const SHORTCUTS = ['personalHistoryCopy', 'transactionHistory', 'messageV2', 'securityCenter'];

interface AccountMenuProps {
  member: SessionRecord;
  memberPages: readonly CentreEntry[];
  agentPages: readonly CentreEntry[];
}

/** The signed-in account, and the pages that it may open. */
export function AccountMenu({ member, memberPages, agentPages }: AccountMenuProps) {
  const { t } = useLingui();
  const role = roleOf(member);
  const name = member.nickname || member.account;
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Menu
      label={t`Account`}
      onOpen={() => setWasOpened(true)}
      header={<MenuHolder member={member} name={name} />}
      renderTrigger={(attributes) => (
        <button
          type="button"
          {...attributes}
          aria-label={t`Account of ${name}`}
          className="grid control-square-md shrink-0 place-items-center rounded-full"
        >
          <Avatar name={name} size="sm" />
        </button>
      )}
    >
      {isPermitted(role, 'member-centre') ? (
        <MemberItems pages={memberPages} wasOpened={wasOpened} />
      ) : (
        <Link to="/security" role="menuitem" tabIndex={-1} className={menuItemClass}>
          <ShieldCheck size={20} className="shrink-0 text-subtle" />
          <Trans>Security</Trans>
        </Link>
      )}
      {agentPages.length > 0 && isPermitted(role, 'agent-centre') && (
        <CentreItem search={openAgent()} icon={UsersRound}>
          <Trans>Agent centre</Trans>
        </CentreItem>
      )}
      <MenuSeparator />
      <ThemeItem />
      <LanguageItems />
      <MenuSeparator />
      <Link
        to="."
        search={openLogout}
        resetScroll={false}
        role="menuitem"
        tabIndex={-1}
        className={menuItemClass}
      >
        <LogOut size={20} className="shrink-0 text-subtle" />
        <Trans>Log out</Trans>
      </Link>
    </Menu>
  );
}

interface MemberItemsProps {
  pages: readonly CentreEntry[];
  /** What an item comes to is asked for then. */
  wasOpened: boolean;
}

/** A member's money, and the pages of the centre that are looked for most. */
function MemberItems({ pages, wasOpened }: MemberItemsProps) {
  const { i18n } = useLingui();
  return (
    <>
      {cashPages(pages).map(({ page, name: act, icon }) => (
        <CentreItem
          key={page}
          search={openMember(page)}
          icon={icon}
          value={page === 'withdraw' && wasOpened ? <WithdrawableValue /> : undefined}
        >
          {i18n._(act)}
        </CentreItem>
      ))}
      <MenuSeparator />
      <CentreItem search={openMember()} icon={UserRound}>
        <Trans>Member centre</Trans>
      </CentreItem>
      {SHORTCUTS.flatMap((name) => pages.filter(({ page }) => page === name)).map(
        ({ page, title, icon }) => (
          <CentreItem
            key={page}
            search={openMember(page)}
            icon={icon}
            value={page === 'messageV2' ? <UnreadBadge /> : undefined}
          >
            {i18n._(title)}
          </CentreItem>
        ),
      )}
    </>
  );
}

/** The account of the menu. */
function MenuHolder({ member, name }: { member: SessionRecord; name: string }) {
  return (
    <div className="flex items-center gap-2 px-3 pt-2 pb-3">
      <span className="min-w-0 flex-1 truncate text-14 font-bold">{name}</span>
      {isGuest(member.type) && (
        <Badge tone="info">
          <Trans>Free play</Trans>
        </Badge>
      )}
      {member.memberLabel !== '' && <RankLabel member={member} />}
    </div>
  );
}

/** The club's rank in the colours of its shield, in either theme. */
function RankLabel({ member }: { member: SessionRecord }) {
  const { memberLabel, memberLabelColor, memberLabelColor2 } = member;
  return (
    <span
      className="rounded-chip border px-1.5 py-0.5 text-12 font-bold text-on-art"
      style={{ backgroundColor: memberLabelColor, borderColor: memberLabelColor2 }}
    >
      {memberLabel}
    </span>
  );
}

interface CentreItemProps {
  search: ReturnType<typeof openMember> | ReturnType<typeof openAgent>;
  icon: LucideIcon;
  /** What it comes to, or how many wait there. */
  value?: ReactNode;
  children: ReactNode;
}

function CentreItem({ search, icon: Icon, value, children }: CentreItemProps) {
  return (
    <Link
      to="."
      search={search}
      resetScroll={false}
      activeProps={{}}
      role="menuitem"
      tabIndex={-1}
      className={menuItemClass}
    >
      <Icon size={20} className="shrink-0 text-subtle" />
      <span className="min-w-0 flex-1">{children}</span>
      {value}
    </Link>
  );
}

/** What can be withdrawn now: the same sum as on the pages of the centre. */
function WithdrawableValue() {
  const words = useWithdrawableWords();
  const { data } = useQuery(withdrawableQuery(useServices()));
  if (data === undefined) return null;
  const { name, sum } = words(data);
  return (
    <span className="shrink-0 pl-4 text-13 font-bold text-muted tabular" title={name}>
      <span className="sr-only">{name}: </span>
      {sum}
    </span>
  );
}
