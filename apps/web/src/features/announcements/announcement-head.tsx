import { useLingui } from '@lingui/react/macro';
import type { Announcement } from '@palpite/contract/announcement.ts';
import { Badge } from '@palpite/ui/badge.tsx';
import { useServices } from '../../lib/services.ts';
import { stampText } from '../../lib/time-text.ts';
import { TYPE_NAMES } from './announcement-types.ts';

/** The kind of an announcement, and its time in the operator's time zone. */
export function AnnouncementHead({ type, timestamp }: Pick<Announcement, 'type' | 'timestamp'>) {
  const { i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone="neutral">{i18n._(TYPE_NAMES[type])}</Badge>
      <time dateTime={timestamp} className="text-12 text-muted tabular" title={timeZone}>
        {stampText(timestamp, timeZone)}
      </time>
    </span>
  );
}
