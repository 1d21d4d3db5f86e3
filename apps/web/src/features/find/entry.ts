import type { DialogEntry } from '../../lib/dialog-entry.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

export const dialogs: readonly DialogEntry[] = [
  { key: 'find', Dialog: lazyPart(() => import('./find-dialog.tsx'), 'FindDialog') },
];
