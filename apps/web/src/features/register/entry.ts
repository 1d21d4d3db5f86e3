import type { DialogEntry } from '../../lib/dialog-entry.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

export const dialogs: readonly DialogEntry[] = [
  {
    key: 'registered',
    beforePassword: true,
    Dialog: lazyPart(() => import('./registered-dialog.tsx'), 'RegisteredDialog'),
  },
];
