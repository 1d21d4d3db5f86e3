import { Trans, useLingui } from '@lingui/react/macro';
import { isPermitted, roleOf } from '@palpite/domain';
import { classNames } from '@palpite/ui/class-names.ts';
import { Link } from '@tanstack/react-router';
import Gift from 'lucide-react/icons/gift';
import MenuIcon from 'lucide-react/icons/menu';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import UserRound from 'lucide-react/icons/user-round';
import { openMember } from '../../parts/centre/open-centre.ts';
import { CategoryIcon } from '../../parts/catalogue/category-icon.tsx';
import { useOffer } from '../../parts/catalogue/use-offer.ts';
import { openFind, openLogin, openRegister } from '../../lib/root-search.ts';
import { useServices } from '../../lib/services.ts';
import { offersRegistration } from '../../parts/identity/registration-offer.ts';
import { UnreadBadge } from '../../parts/talk/unread-badge.tsx';
import { useHasAccount } from '../../parts/identity/use-has-account.ts';
import { useMember } from '../../parts/identity/use-session.ts';

const itemClass =
  'flex h-17 w-full flex-col items-center justify-center gap-1 px-0.5 text-12 font-semibold text-muted outline-offset-[-2px] aria-[current=page]:text-accent-strong';
const textClass = 'max-w-full truncate text-center tracking-tight';
/** A link that opens a dialog is never the current page. */
const dialogLink = { to: '.', resetScroll: false, activeProps: {}, className: itemClass } as const;

/** The five main links within reach of a thumb, on phones. */
export function BottomBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { t } = useLingui();
  const hasGames = useOffer().length > 0;
  return (
    <nav
      aria-label={t`Main`}
      className="bottom-bar fixed inset-x-0 bottom-0 z-30 border-t border-border bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {/* A long word takes space from the short ones. Height and columns are there before the first word renders. */}
      <ul
        className={classNames(
          'grid min-h-17',
          hasGames
            ? 'grid-cols-[repeat(5,minmax(max-content,1fr))]'
            : 'grid-cols-[repeat(4,minmax(max-content,1fr))]',
        )}
      >
        <li>
          <button type="button" className={`${itemClass} relative`} onClick={onOpenMenu}>
            <MenuIcon size={22} />
            <span className={textClass}>
              <Trans>Menu</Trans>
            </span>
            <span className="absolute top-1 left-[calc(50%+0.375rem)] flex *:h-4 *:px-1 *:py-0">
              <UnreadBadge />
            </span>
          </button>
        </li>
        <GamesItem />
        <MoneyItem />
        <li>
          <Link to="/promotions" activeOptions={{ includeSearch: false }} className={itemClass}>
            <Gift size={22} />
            <span className={textClass}>
              <Trans>Promotions</Trans>
            </span>
          </Link>
        </li>
        <AccountItem />
      </ul>
    </nav>
  );
}

/** In the middle, within reach of a thumb: a member's deposit, a visitor's or a guest's registration, else the search. */
function MoneyItem() {
  const { status } = useServices().boot;
  const member = useMember();
  const hasAccount = useHasAccount();
  const isOffered =
    hasAccount && member
      ? isPermitted(roleOf(member), 'member-centre')
      : offersRegistration(status);
  if (!isOffered) return <SearchItem />;
  return (
    <li className="px-1">
      <Link
        {...dialogLink}
        search={hasAccount ? openMember('depositv2') : openRegister}
        className="-mt-3 flex h-17 flex-col items-center justify-center gap-0.5 rounded-[1rem] bg-action px-2 text-13 font-bold text-on-action shadow-edge outline-offset-2"
      >
        <Plus size={22} />
        <span className={textClass}>
          {hasAccount ? <Trans context="verb">Deposit</Trans> : <Trans>Register</Trans>}
        </span>
      </Link>
    </li>
  );
}

function SearchItem() {
  return (
    <li>
      <Link {...dialogLink} search={openFind}>
        <Search size={22} />
        <span className={textClass}>
          <Trans>Search</Trans>
        </span>
      </Link>
    </li>
  );
}

/** The lobby of the brand's first category. */
function GamesItem() {
  const [first] = useOffer();
  if (!first) return null;
  return (
    <li>
      <Link
        to="/$lobby"
        params={{ lobby: first.lobby }}
        activeOptions={{ includeSearch: false }}
        className={itemClass}
      >
        <CategoryIcon category={first.category} size={22} />
        <span className={textClass}>
          <Trans>Games</Trans>
        </span>
      </Link>
    </li>
  );
}

function AccountItem() {
  const member = useMember();
  return (
    <li>
      <Link {...dialogLink} search={member ? openMember() : openLogin}>
        <UserRound size={22} />
        <span className={textClass}>{member ? <Trans>Account</Trans> : <Trans>Log in</Trans>}</span>
      </Link>
    </li>
  );
}
