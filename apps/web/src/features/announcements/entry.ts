import type { DialogEntry } from '../../lib/dialog-entry.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

export const dialogs: readonly DialogEntry[] = [
  {
    key: 'announcements',
    Dialog: lazyPart(() => import('./announcements-dialog.tsx'), 'AnnouncementsDialog'),
  },
];
