import { Trans, useLingui } from '@lingui/react/macro';
import { isGuest, isPermitted, roleOf } from '@palpite/domain';
import { Badge } from '@palpite/ui/badge.tsx';
import { Menu, menuItemClass } from '@palpite/ui/menu.tsx';
import { Link } from '@tanstack/react-router';
import LogOut from 'lucide-react/icons/log-out';
import Network from 'lucide-react/icons/network';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { openAgent } from '../../centre/open-centre.ts';
import { openLogout } from '../../lib/root-search.ts';
import type { SessionRecord } from '../../session/session-record.ts';

/** Who is signed in, and what they may open. */
export function AccountMenu({ member }: { member: SessionRecord }) {
  const { t } = useLingui();
  const name = member.nickname || member.account;
  return (
    <Menu
      label={t`Account`}
      header={
        <div className="flex items-center gap-2 px-3 pt-2 pb-3">
          <span className="min-w-0 flex-1 truncate text-14 font-bold">{name}</span>
          {isGuest(member.type) && (
            <Badge tone="info">
              <Trans>Free play</Trans>
            </Badge>
          )}
          {member.memberLabel !== '' && <Badge tone="accent">{member.memberLabel}</Badge>}
        </div>
      }
      renderTrigger={(attributes) => (
        <button
          type="button"
          {...attributes}
          aria-label={t`Account of ${name}`}
          className="grid control-square-md shrink-0 place-items-center rounded-full bg-accent-soft text-14 font-bold text-accent-strong uppercase"
        >
          <span aria-hidden="true">{name.slice(0, 1)}</span>
        </button>
      )}
    >
      {isPermitted(roleOf(member), 'agent-centre') && (
        <Link
          to="."
          search={openAgent()}
          resetScroll={false}
          activeProps={{}}
          role="menuitem"
          tabIndex={-1}
          className={menuItemClass}
        >
          <Network size={20} className="shrink-0 text-subtle" />
          <Trans>Agent centre</Trans>
        </Link>
      )}
      <Link to="/security" role="menuitem" tabIndex={-1} className={menuItemClass}>
        <ShieldCheck size={20} className="shrink-0 text-subtle" />
        <Trans>Security</Trans>
      </Link>
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
