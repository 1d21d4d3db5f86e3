import { dialogs as addressDialogs } from '../features/addresses/entry.ts';
import { dialogs as announcementDialogs } from '../features/announcements/entry.ts';
import { dialogs as depositDialogs } from '../features/deposits/entry.ts';
import { dialogs as downloadDialogs } from '../features/download/entry.ts';
import { dialogs as findDialogs } from '../features/find/entry.ts';
import { dialogs as helpDialogs } from '../features/help/entry.ts';
import { dialogs as lobbyDialogs } from '../features/lobby/entry.ts';
import { dialogs as loginDialogs } from '../features/login/entry.ts';
import { dialogs as passwordDialogs } from '../features/password/entry.ts';
import { dialogs as registerDialogs } from '../features/register/entry.ts';
import { dialogs as unavailableDialogs } from '../features/unavailable/entry.ts';
import type { DialogEntry } from '../lib/dialog-entry.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { AccessDialog } from './access-dialog.tsx';

/** Every dialog. When an address names several, the first one in this list opens. */
export const DIALOGS: readonly DialogEntry[] = [
  { key: 'login', Dialog: AccessDialog, beforePassword: true },
  { key: 'register', Dialog: AccessDialog, beforePassword: true },
  ...passwordDialogs,
  ...registerDialogs,
  ...loginDialogs,
  ...unavailableDialogs,
  ...findDialogs,
  ...lobbyDialogs,
  ...announcementDialogs,
  ...helpDialogs,
  ...downloadDialogs,
  ...depositDialogs,
  { key: 'member', Dialog: lazyPart(() => import('./member-centre.tsx'), 'MemberCentre') },
  { key: 'agent', Dialog: lazyPart(() => import('./agent-centre.tsx'), 'AgentCentre') },
  ...addressDialogs,
];
