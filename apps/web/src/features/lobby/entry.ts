import type { DialogEntry } from '../../lib/dialog-entry.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

export const dialogs: readonly DialogEntry[] = [
  { key: 'filters', Dialog: lazyPart(() => import('./filters-dialog.tsx'), 'FiltersDialog') },
];
