import type { DialogEntry } from '../../lib/dialog-entry.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

export const dialogs: readonly DialogEntry[] = [
  {
    key: 'logout',
    beforePassword: true,
    Dialog: lazyPart(() => import('./logout-dialog.tsx'), 'LogoutDialog'),
  },
];
