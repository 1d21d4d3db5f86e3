import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import House from 'lucide-react/icons/house';
import MenuIcon from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import UserRound from 'lucide-react/icons/user-round';
import { CategoryIcon } from '../../catalogue/category-icon.tsx';
import { useOffer } from '../../catalogue/use-offer.ts';
import { openFind, openLogin, openLogout } from '../../lib/root-search.ts';
import { useMember } from '../../session/use-session.ts';

const barItemClass =
  'flex h-15 w-full flex-col items-center justify-center gap-1 text-12 font-semibold text-muted outline-offset-[-2px] aria-[current=page]:text-accent-strong';

const barTextClass = 'w-full truncate px-1 text-center';

/** The five ways on that a thumb reaches, on phones. */
export function BottomBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { t } = useLingui();
  const [first] = useOffer();
  const member = useMember();
  return (
    <nav
      aria-label={t`Main`}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-border bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        <li>
          <button type="button" className={barItemClass} onClick={onOpenMenu}>
            <MenuIcon size={22} />
            <span className={barTextClass}>
              <Trans>Menu</Trans>
            </span>
          </button>
        </li>
        <li>
          <Link
            to="/"
            activeOptions={{ exact: true, includeSearch: false }}
            className={barItemClass}
          >
            <House size={22} />
            <span className={barTextClass}>
              <Trans>Home</Trans>
            </span>
          </Link>
        </li>
        {first && (
          <li>
            <Link to={first.path} activeOptions={{ includeSearch: false }} className={barItemClass}>
              <CategoryIcon category={first.category} size={22} />
              <span className={barTextClass}>{first.name}</span>
            </Link>
          </li>
        )}
        <li>
          <Link
            to="."
            search={openFind}
            resetScroll={false}
            activeProps={{}}
            className={barItemClass}
          >
            <Search size={22} />
            <span className={barTextClass}>
              <Trans>Search</Trans>
            </span>
          </Link>
        </li>
        <li>
          <Link
            to="."
            search={member ? openLogout : openLogin}
            resetScroll={false}
            className={barItemClass}
          >
            <UserRound size={22} />
            <span className={barTextClass}>
              {member ? <Trans>Sign out</Trans> : <Trans>Log in</Trans>}
            </span>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
