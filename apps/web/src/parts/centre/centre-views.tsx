import { Trans, useLingui } from '@lingui/react/macro';
import type { MemberInfo } from '@palpite/contract/member.ts';
import { iconButtonClass } from '@palpite/ui/button.tsx';
import { CatchBoundary, Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import LogOut from 'lucide-react/icons/log-out';
import { type ReactNode, Suspense, useRef } from 'react';
import { openLogout } from '../../lib/dialog-links.ts';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { CentreBar } from './centre-bar.tsx';
import type { CentreEntry } from './centre-entry.ts';
import { PageFailed } from './centre-failed.tsx';
import { CentreHolder } from './centre-holder.tsx';
import { CentreMenu, centreRowClass } from './centre-menu.tsx';
import { MenuWaiting, PageWaiting } from './centre-waiting.tsx';
import { CENTRE_MENU, openAgent, openMember } from './open-centre.ts';
import { useWideScreen } from './use-wide-screen.ts';

interface CentreViewsProps {
  centre: 'member' | 'agent';
  title: string;
  entries: readonly CentreEntry[];
  /** Whose it is; undefined as long as that is not known. */
  member: MemberInfo | undefined;
  /** In place of a page where it did not become known. */
  failure: ReactNode;
  page: string;
  onClose: () => void;
}

/**
 * The menu with a page beside it; on phones one of the two. The bar with the way out is one and the same from the first
 * moment on: a button that gave way to another would not hear the press that has begun on it.
 */
export function CentreViews(props: CentreViewsProps) {
  const { centre, title, entries, member, failure, page, onClose } = props;
  const { i18n } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  useKeptFocus(box);
  const wide = useWideScreen();
  const menuAlone = !wide && page === CENTRE_MENU;
  const current = menuAlone
    ? undefined
    : (entries.find((entry) => entry.page === page) ?? entries[0]);
  const menu = member ? (
    <Menu centre={centre} title={title} entries={entries} current={current} member={member} />
  ) : (
    failure === null && <MenuWaiting />
  );
  return (
    <>
      {wide && menu && (
        <div className="w-64 shrink-0 overflow-y-auto border-r border-border bg-surface">
          {menu}
        </div>
      )}
      <div ref={box} className="flex min-w-0 flex-1 flex-col">
        <CentreBar
          title={member && (current ? i18n._(current.title) : title)}
          start={member && current && !wide && <ToMenu centre={centre} />}
          onClose={onClose}
        />
        <div
          key={member && (current?.page ?? CENTRE_MENU)}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-[env(safe-area-inset-bottom)]"
        >
          {member ? current ? <Page entry={current} /> : menu : (failure ?? <PageWaiting />)}
        </div>
      </div>
    </>
  );
}

interface MenuProps extends Pick<CentreViewsProps, 'centre' | 'title' | 'entries'> {
  current: CentreEntry | undefined;
  member: MemberInfo;
}

/** Whose centre it is, its pages, and the way out of the account. */
function Menu({ centre, title, entries, current, member }: MenuProps) {
  return (
    <div className="flex flex-col gap-4 p-4 md:p-3">
      <CentreHolder member={member} />
      <CentreMenu centre={centre} title={title} entries={entries} current={current ?? null} />
      <Link
        to="."
        search={openLogout}
        resetScroll={false}
        activeProps={{}}
        className={centreRowClass}
      >
        <LogOut size={20} className="shrink-0" />
        <Trans>Log out</Trans>
      </Link>
    </div>
  );
}

function ToMenu({ centre }: Pick<CentreViewsProps, 'centre'>) {
  const { t } = useLingui();
  return (
    <Link
      to="."
      search={centre === 'member' ? openMember() : openAgent()}
      resetScroll={false}
      aria-label={t`Back to the menu`}
      className={iconButtonClass()}
    >
      <ArrowLeft size={20} />
    </Link>
  );
}

function Page({ entry: { page, Page: Content } }: { entry: CentreEntry }) {
  return (
    <CatchBoundary getResetKey={() => page} errorComponent={PageFailed}>
      <Suspense fallback={<PageWaiting />}>
        <Content />
      </Suspense>
    </CatchBoundary>
  );
}
