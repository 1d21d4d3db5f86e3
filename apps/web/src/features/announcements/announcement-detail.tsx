import { Trans } from '@lingui/react/macro';
import type { Announcement } from '@palpite/contract/announcement.ts';
import { buttonClass } from '@palpite/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useRef } from 'react';
import { RichText } from '../../lib/rich-text.tsx';
import { useArrivalFocus } from '../../lib/use-arrival-focus.ts';
import { AnnouncementHead } from './announcement-head.tsx';

/** One announcement in full. */
export function AnnouncementDetail({ announcement }: { announcement: Announcement }) {
  const { announcementId, title, type, timestamp, content } = announcement;
  const heading = useRef<HTMLHeadingElement>(null);
  useArrivalFocus(heading, announcementId);
  return (
    <article className="flex flex-col gap-3">
      <Link
        to="."
        search={(search: object) => ({ ...search, announcement: undefined })}
        resetScroll={false}
        replace
        activeProps={{}}
        className={`${buttonClass({ tone: 'quiet', size: 'sm' })} -ml-3 self-start`}
      >
        <ArrowLeft size={18} />
        <Trans>All announcements</Trans>
      </Link>
      <h3 ref={heading} tabIndex={-1} className="text-20 font-bold outline-none">
        {title}
      </h3>
      <AnnouncementHead type={type} timestamp={timestamp} />
      <div className="mt-2">
        <RichText blocks={content} headingLevel={4} />
      </div>
    </article>
  );
}
