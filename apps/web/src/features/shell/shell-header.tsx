import { Trans, useLingui } from '@lingui/react/macro';
import { Button, buttonClass, iconButtonClass } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import MenuIcon from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import { Suspense } from 'react';
import { offersRegistration } from '../../parts/identity/registration-offer.ts';
import { openFind, openLogin, openRegister } from '../../lib/root-search.ts';
import { useServices } from '../../lib/services.ts';
import { useMember } from '../../parts/identity/use-session.ts';
import { BrandLink } from './brand-link.tsx';
import type { FreePlay, MemberTools as Tools } from './shell-parts.ts';
import { ThemeSwitch } from '../../lib/theme-switch.tsx';

/** On phones login and free play are narrow buttons next to each other, each on one line. */
const phoneClass =
  ' whitespace-nowrap max-md:px-2.5 max-md:text-13 max-[22.49rem]:px-1.5 max-[22.49rem]:tracking-tight';

interface ShellHeaderProps {
  freePlay: FreePlay | null;
  MemberTools: Tools;
  /** Whether a side menu stands next to the page. */
  withMenu: boolean;
  /** A phone does not show it above a board (`shell.css`). */
  ofBoard: boolean;
  onOpenMenu: () => void;
}

/** Brand, search, theme, and the tools of the visitor or member. */
export function ShellHeader(props: ShellHeaderProps) {
  const { freePlay, MemberTools, withMenu, ofBoard, onOpenMenu } = props;
  const member = useMember();
  const { shell } = useServices().boot.status.info.whitelabel.face;
  return (
    <header
      className={classNames(
        'shell-header sticky top-0 z-30 h-(--header-height) bg-bar text-on-bar shell-rail:border-b shell-rail:border-border',
        !withMenu && 'without-menu',
        ofBoard && 'of-board',
      )}
    >
      <div className="flex h-full items-center gap-2 px-3 max-[22.49rem]:gap-1 max-[22.49rem]:px-1.5 md:px-5 lg:gap-4 shell-top:mx-auto shell-top:max-w-content shell-rail:lg:px-(--edge)">
        {withMenu && shell === 'top' && <MenuButton onPress={onOpenMenu} />}
        <BrandLink narrow={member !== null} />
        <SearchLink shell={shell} narrow={member !== null} />
        <div
          className={classNames(
            'ml-auto flex items-center gap-1 max-[22.49rem]:gap-0.5 md:shrink-0 md:gap-2',
            member ? 'min-w-0' : 'shrink-0',
          )}
        >
          <span className="hidden md:block">
            <ThemeSwitch tone="barQuiet" />
          </span>
          {member ? (
            <Suspense fallback={<Skeleton className="h-10 w-56 md:w-116" />}>
              <MemberTools member={member} />
            </Suspense>
          ) : (
            <VisitorTools freePlay={freePlay} />
          )}
        </div>
      </div>
    </header>
  );
}

/** Opens the menu as a drawer, where the brand has no menu next to the page. */
function MenuButton({ onPress }: { onPress: () => void }) {
  // Here and below: drawn once or twice, remembering their parts would be more of the first file than it spares.
  'use no memo';
  const { t } = useLingui();
  return (
    <button
      type="button"
      aria-label={t`Open menu`}
      className={`${iconButtonClass({ tone: 'barQuiet' })} max-md:hidden`}
      onClick={onPress}
    >
      <MenuIcon size={22} />
    </button>
  );
}

/** A field's look on a wide screen, an icon on a phone. */
function SearchLink({ shell, narrow }: { shell: 'side' | 'rail' | 'top'; narrow: boolean }) {
  'use no memo';
  const { t } = useLingui();
  return (
    <Link
      to="."
      search={openFind}
      resetScroll={false}
      aria-label={t`Search games and providers`}
      className={classNames(
        'control-md flex min-w-11 items-center justify-center gap-3 rounded-control text-14 transition-colors duration-150 max-md:ml-auto md:min-w-0 md:justify-start md:px-3.5',
        shell === 'rail'
          ? 'text-on-bar hover:bg-bar-field md:ml-auto md:flex-none'
          : 'text-on-bar md:w-full md:max-w-md md:bg-bar-field md:text-on-bar-muted md:hover:text-on-bar',
        shell === 'side' && 'xl:ml-12',
      )}
    >
      <Search size={20} className="shrink-0" />
      <span
        className={classNames(
          'hidden flex-1 truncate',
          shell === 'rail' && narrow ? 'lg:inline' : 'md:inline',
        )}
      >
        {shell === 'rail' ? (
          <Trans>Search</Trans>
        ) : (
          <>
            <span className="lg:hidden">
              <Trans>Search</Trans>
            </span>
            <span className="max-lg:hidden">
              <Trans>Search games and providers</Trans>
            </span>
          </>
        )}
      </span>
      <kbd
        aria-hidden="true"
        className="hidden rounded-chip border border-current/40 px-1.5 font-sans text-12 lg:mouse:inline"
      >
        /
      </kbd>
    </Link>
  );
}

/** Free play, login and registration; a phone has the registration in the bar below. */
function VisitorTools({ freePlay }: { freePlay: FreePlay | null }) {
  'use no memo';
  const { status } = useServices().boot;
  return (
    <>
      {freePlay && (
        <Button
          tone="barQuiet"
          className={`${phoneClass} underline underline-offset-4 shell-rail:no-underline`}
          busy={freePlay.busy}
          onClick={freePlay.start}
        >
          <Trans>Play free</Trans>
        </Button>
      )}
      <Link
        to="."
        search={openLogin}
        resetScroll={false}
        className={buttonClass({ tone: 'bar' }) + phoneClass}
      >
        <Trans>Log in</Trans>
      </Link>
      {offersRegistration(status) && (
        <Link
          to="."
          search={openRegister}
          resetScroll={false}
          className={`${buttonClass({ tone: 'accent' })} max-md:hidden`}
        >
          <Trans>Register</Trans>
        </Link>
      )}
    </>
  );
}
