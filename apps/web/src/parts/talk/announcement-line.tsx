import { Trans, useLingui } from '@lingui/react/macro';
import { IconButton } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import Megaphone from 'lucide-react/icons/megaphone';
import X from 'lucide-react/icons/x';
import { useState, useSyncExternalStore } from 'react';
import { openAnnouncement, openAnnouncements } from '../../lib/dialog-links.ts';
import { useServices } from '../../lib/services.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { newestAnnouncementQuery } from './announcement-queries.ts';
import { closeAnnouncement, seenAnnouncements } from './seen-announcements.ts';

/**
 * The newest announcement that this browser has not seen, on one line: to read, to close, or to see all. It is in the
 * server's page, where `app/early-script.ts` hides a seen one before the first paint. One that is published while the page
 * is open changes the line that is there; where there is none it waits for the next view of the page, as it would move it.
 */
export function AnnouncementLine() {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const newest = useNewest();
  const isReading = useSearch({
    from: '__root__',
    select: (search) => search.announcements !== undefined,
  });
  if (newest === undefined || isReading) return null;
  return (
    <section
      aria-label={t`Announcements`}
      className={classNames(lineClass, isHydrated ? 'flex' : 'hidden in-data-announcement:flex')}
    >
      <Megaphone size={18} className="mr-2.5 shrink-0 text-accent-strong" />
      <p role="status" className="flex min-w-0 flex-1">
        <Link
          to="."
          search={openAnnouncement(newest.announcementId)}
          resetScroll={false}
          activeProps={{}}
          onClick={focusPage}
          className="group/read flex min-h-11 min-w-0 items-center gap-3 outline-offset-[-3px]"
        >
          <span className="truncate font-semibold">{newest.title}</span>
          <span className="shrink-0 text-muted underline underline-offset-4 group-hover/read:text-default max-md:hidden">
            <Trans>Read</Trans>
          </span>
        </Link>
      </p>
      <Link
        to="."
        search={openAnnouncements}
        resetScroll={false}
        activeProps={{}}
        onClick={focusPage}
        aria-label={t`All announcements`}
        className="flex min-h-11 min-w-11 shrink-0 items-center justify-center px-2 text-muted underline-offset-4 outline-offset-[-3px] hover:text-default hover:underline"
      >
        <span className="md:hidden">
          <Trans>All</Trans>
        </span>
        <span className="max-md:hidden">
          <Trans>All announcements</Trans>
        </span>
      </Link>
      <IconButton
        label={t`Close announcement`}
        icon={<X size={18} />}
        className="[@media(scripting:none)]:hidden"
        onClick={() => {
          focusPage();
          closeAnnouncement(newest);
        }}
      />
    </section>
  );
}

/** A poster wall's strip, a ledger's ruled line (the next one of a member's ledger), a board with a gold edge. */
const lineClass =
  'announcement-line items-center rounded-box bg-sunken pr-0.5 pl-3.5 text-14 shell-rail:rounded-none shell-rail:border-y shell-rail:border-border shell-rail:bg-transparent shell-rail:px-0 shell-rail:in-data-member-strip:-mt-(--section-gap) shell-rail:in-data-member-strip:border-t-0 shell-top:border shell-top:border-action/60 shell-top:bg-surface';

/** The line goes, and the focus would fall to the page's beginning with it. */
function focusPage(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** What the line shows; undefined where the newest was seen, or there is none. */
function useNewest() {
  const { data } = useQuery({
    ...newestAnnouncementQuery(useServices()),
    // A page without the line is whole.
    throwOnError: false,
  });
  // The server's page has the line, seen or not: in its first state the browser has it too.
  const seen = useSyncExternalStore(
    seenAnnouncements.subscribe,
    seenAnnouncements.newest,
    () => '',
  );
  const newest = data?.list[0];
  const isNew = newest !== undefined && newest.timestamp > seen;
  const [hasPlace, setHasPlace] = useState(true);
  if (hasPlace && data !== undefined && !isNew) setHasPlace(false);
  return hasPlace && isNew ? newest : undefined;
}
