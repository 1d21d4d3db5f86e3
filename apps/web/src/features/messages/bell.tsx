import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { iconButtonClass } from '@palpite/ui/button.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import Bell from 'lucide-react/icons/bell';
import { Suspense, useId, useRef, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useUnread } from '../../parts/talk/use-unread.ts';

const BellPanel = lazyPart(() => import('./bell-panel.tsx'), 'BellPanel');

/** A higher number says no more than this one. */
const MOST = 9;

/** How many messages wait unread; opens the newest of them over the page. */
export function MessageBell() {
  const { t } = useLingui();
  const unread = useUnread()?.unread ?? 0;
  const id = useId();
  const panelId = `bell${id}`;
  const anchorName = `--bell-${id.replaceAll(/\W/g, '')}`;
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <button
        type="button"
        popoverTarget={panelId}
        aria-expanded={open}
        onClick={() => setWanted(true)}
        aria-controls={panelId}
        aria-label={
          unread > 0
            ? t`${plural(unread, { one: 'Messages: # unread', other: 'Messages: # unread' })}`
            : t`Messages`
        }
        style={{ anchorName }}
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
      </button>
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        // Closed it is no dialog: what looks for one would find it.
        {...(open && { role: 'dialog', 'aria-label': t`Messages` })}
        style={{ positionAnchor: anchorName }}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        className="popover-below popover-end fixed m-0 mt-2 max-h-[80dvh] w-105 overflow-y-auto rounded-card border border-border bg-overlay text-default shadow-overlay"
      >
        {wanted && (
          <Suspense fallback={<Skeleton className="m-4 h-64" />}>
            <BellPanel onClose={() => panel.current?.hidePopover()} />
          </Suspense>
        )}
      </div>
    </>
  );
}
