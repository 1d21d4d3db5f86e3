import { msg } from '@lingui/core/macro';
import Megaphone from 'lucide-react/icons/megaphone';
import UserPlus from 'lucide-react/icons/user-plus';
import { lazyPart } from '../../lib/lazy-part.ts';
import type { CentreEntry } from '../../parts/centre/centre-entry.ts';

export const announcementPage: CentreEntry = {
  page: 'announcement',
  title: msg`Announcements`,
  icon: Megaphone,
  Page: lazyPart(() => import('./announcement-page.tsx'), 'AnnouncementPage'),
};

export const registerPage: CentreEntry = {
  page: 'registerCenter',
  title: msg`Register account`,
  icon: UserPlus,
  Page: lazyPart(() => import('./register-page.tsx'), 'RegisterPage'),
};
