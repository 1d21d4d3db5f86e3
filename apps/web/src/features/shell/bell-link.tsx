import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { iconButtonClass } from '@palpite/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import Bell from 'lucide-react/icons/bell';
import { openMember } from '../../parts/centre/open-centre.ts';
import { useUnread } from '../../parts/talk/use-unread.ts';

/** A higher number says no more than this one. */
const MOST = 9;

/** The way to the messages, with how many wait unread. */
export function BellLink() {
  const { t } = useLingui();
  const unread = useUnread()?.unread ?? 0;
  return (
    <Link
      to="."
      search={openMember('messageV2')}
      resetScroll={false}
      activeProps={{}}
      aria-label={
        unread > 0
          ? t`${plural(unread, { one: 'Messages: # unread', other: 'Messages: # unread' })}`
          : t`Messages`
      }
      className={`${iconButtonClass({ tone: 'barQuiet' })} relative`}
    >
      <Bell size={20} />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute -top-0.5 -right-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-action px-1 text-12 font-bold text-on-action tabular"
        >
          {unread > MOST ? `${MOST}+` : unread}
        </span>
      )}
    </Link>
  );
}
