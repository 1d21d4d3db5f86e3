import type { DialogEntry } from '../../lib/dialog-entry.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

export const dialogs: readonly DialogEntry[] = [
  {
    key: 'unavailable',
    Dialog: lazyPart(() => import('./unavailable-dialog.tsx'), 'UnavailableDialog'),
  },
];
