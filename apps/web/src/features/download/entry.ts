import type { DialogEntry } from '../../lib/dialog-entry.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

export const dialogs: readonly DialogEntry[] = [
  { key: 'app', Dialog: lazyPart(() => import('./download-dialog.tsx'), 'DownloadDialog') },
];
