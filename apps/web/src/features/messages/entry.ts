import { msg } from '@lingui/core/macro';
import Mail from 'lucide-react/icons/mail';
import { lazyPart } from '../../lib/lazy-part.ts';
import type { CentreEntry } from '../../parts/centre/centre-entry.ts';
import { UnreadBadge } from '../../parts/talk/unread-badge.tsx';

export const messagesPage: CentreEntry = {
  page: 'messageV2',
  title: msg`Platform messages`,
  icon: Mail,
  Badge: UnreadBadge,
  Page: lazyPart(() => import('./messages-page.tsx'), 'MessagesPage'),
};
