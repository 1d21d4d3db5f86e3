import type { DialogEntry } from '../../lib/dialog-entry.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

export const dialogs: readonly DialogEntry[] = [
  {
    key: 'forgot',
    beforePassword: true,
    Dialog: lazyPart(() => import('./forgot-password-dialog.tsx'), 'ForgotPasswordDialog'),
  },
];
