import { Plural } from '@lingui/react/macro';
import { Badge } from '@palpite/ui/badge.tsx';
import { VisuallyHidden } from '@palpite/ui/visually-hidden.tsx';
import { useUnread } from './use-unread.ts';

/** A higher number says no more than this one. */
const MOST = 99;

/** How many messages wait unread, as a number beside the way to them; nothing where none does. */
export function UnreadBadge() {
  const unread = useUnread()?.unread ?? 0;
  if (unread === 0) return null;
  return (
    <Badge tone="accent">
      <span aria-hidden="true" className="tabular">
        {unread > MOST ? `${MOST}+` : unread}
      </span>
      <VisuallyHidden>
        <Plural value={unread} one="# unread message" other="# unread messages" />
      </VisuallyHidden>
    </Badge>
  );
}
