import { Trans, useLingui } from '@lingui/react/macro';
import type { MemberInfo } from '@palpite/contract/member.ts';
import { iconButtonClass } from '@palpite/ui/button.tsx';
import { CatchBoundary, Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import LogOut from 'lucide-react/icons/log-out';
import { type ReactNode, Suspense, useRef } from 'react';
import { openLogout } from '../lib/root-search.ts';
import { useKeptFocus } from '../lib/use-kept-focus.ts';
import { CentreBar } from './centre-bar.tsx';
import type { CentreEntry } from './centre-entry.ts';
import { PageFailed } from './centre-failed.tsx';
import { CentreHolder } from './centre-holder.tsx';
import { CentreMenu, centreRowClass } from './centre-menu.tsx';
import { PageWaiting } from './centre-waiting.tsx';
import { CENTRE_MENU, openAgent, openMember } from './open-centre.ts';
import { useWideScreen } from './use-wide-screen.ts';

interface CentreViewsProps {
  centre: 'member' | 'agent';
  title: string;
  entries: readonly CentreEntry[];
  member: MemberInfo;
  page: string;
  onClose: () => void;
}

/** The menu with a page beside it; on phones one of the two. */
export function CentreViews({ centre, title, entries, member, page, onClose }: CentreViewsProps) {
  const { t } = useLingui();
  const wide = useWideScreen();
  const current = entries.find((entry) => entry.page === page) ?? entries[0];
  const menuAlone = !wide && page === CENTRE_MENU;
  const menu = (
    <div className="flex flex-col gap-4 p-4 md:p-3">
      <CentreHolder member={member} />
      <CentreMenu
        centre={centre}
        title={title}
        entries={entries}
        current={menuAlone ? null : (current ?? null)}
      />
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
  if (menuAlone) {
    return (
      <View title={title} onClose={onClose}>
        {menu}
      </View>
    );
  }
  const toMenu = (
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
  return (
    <>
      {wide && (
        <div className="w-64 shrink-0 overflow-y-auto border-r border-border bg-surface">
          {menu}
        </div>
      )}
      {current && <Page entry={current} start={wide ? undefined : toMenu} onClose={onClose} />}
    </>
  );
}

interface PageProps {
  entry: CentreEntry;
  start: ReactNode;
  onClose: () => void;
}

function Page({ entry: { page, title, Page: Content }, start, onClose }: PageProps) {
  const { i18n } = useLingui();
  return (
    <View key={page} title={i18n._(title)} start={start} onClose={onClose}>
      <CatchBoundary getResetKey={() => page} errorComponent={PageFailed}>
        <Suspense fallback={<PageWaiting />}>
          <Content />
        </Suspense>
      </CatchBoundary>
    </View>
  );
}

interface ViewProps {
  title: string;
  start?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A bar that stays, and what scrolls below it. */
function View({ title, start, onClose, children }: ViewProps) {
  const box = useRef<HTMLDivElement>(null);
  useKeptFocus(box);
  return (
    <div ref={box} className="flex min-w-0 flex-1 flex-col">
      <CentreBar title={title} start={start} onClose={onClose} />
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-[env(safe-area-inset-bottom)]">
        {children}
      </div>
    </div>
  );
}
