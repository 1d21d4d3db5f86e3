import type { DialogEntry } from '../../lib/dialog-entry.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

export const dialogs: readonly DialogEntry[] = [
  { key: 'help', Dialog: lazyPart(() => import('./help-dialog.tsx'), 'HelpDialog') },
];
