import { Trans, useLingui } from '@lingui/react/macro';
import type { Announcement, announcementListForAgents } from '@palpite/contract/announcement.ts';
import type { ValueOutput } from '@palpite/contract/endpoint.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { EmptyState } from '@palpite/ui/state-panel.tsx';
import Megaphone from 'lucide-react/icons/megaphone';
import { PageLinks } from './page-links.tsx';
import { useReport } from '../../parts/centre/use-report.ts';
import { Answered } from '../../lib/answered.tsx';
import { RichText } from '../../lib/rich-text.tsx';
import { wholeNumber } from '../../lib/search-value.ts';
import { useServices } from '../../lib/services.ts';
import { longTimeText } from '../../lib/time-text.ts';
import { useAgentAnnouncements } from './agents-api.ts';

/** The operator's announcements to its agents in full, newest first. */
export function AnnouncementPage() {
  const { t } = useLingui();
  const [values] = useReport();
  const page = wholeNumber(Number(values.page), 1, 10_000) ?? 1;
  return (
    <Answered
      answer={useAgentAnnouncements(page)}
      headingLevel={2}
      failed={t`The announcements could not be loaded`}
      waiting={<Waiting />}
    >
      {(data) => <Announcements {...data} page={page} />}
    </Answered>
  );
}

type Page = ValueOutput<typeof announcementListForAgents> & { page: number };

function Announcements({ list, totalPages, page }: Page) {
  const { t } = useLingui();
  if (list.length === 0) {
    return (
      <EmptyState picture={<Megaphone size={32} />} title={t`There is nothing to announce`}>
        <Trans>News for agents will appear here.</Trans>
      </EmptyState>
    );
  }
  return (
    <div className="flex max-w-3xl flex-col gap-4 p-4 md:gap-6 md:p-6">
      {list.map((announcement) => (
        <Article key={announcement.announcementId} announcement={announcement} />
      ))}
      <PageLinks label={t`Pages of announcements`} page={page} totalPages={totalPages} />
    </div>
  );
}

function Article({ announcement }: { announcement: Announcement }) {
  const { i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  const { title, timestamp, content } = announcement;
  return (
    <article className="flex flex-col gap-3 rounded-card border border-border bg-surface p-5 md:p-6">
      <div className="flex flex-col gap-1">
        <h2 className="text-16 font-bold">{title}</h2>
        <time dateTime={timestamp} className="text-13 text-muted">
          {longTimeText(timestamp, timeZone, i18n.locale)}
        </time>
      </div>
      <RichText blocks={content} headingLevel={3} />
    </article>
  );
}

function Waiting() {
  return (
    <div className="flex max-w-3xl flex-col gap-4 p-4 md:gap-6 md:p-6">
      <Skeleton className="h-48" />
      <Skeleton className="h-48" />
    </div>
  );
}
