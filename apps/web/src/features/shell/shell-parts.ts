import type { ComponentType } from 'react';
import type { SessionRecord } from '../../lib/session/session-record.ts';

export interface FreePlay {
  start: () => void;
  busy: boolean;
}

/** The header's part for a signed-in account; it opens things outside the shell. */
export type MemberTools = ComponentType<{ member: SessionRecord }>;

export interface SideMenuProps {
  /** Begins narrow here, whatever the reader chose for other pages. */
  startsMini: boolean;
}

export interface SideMenuDrawerProps {
  onClose: () => void;
}

/** What the shell places and other features fill. */
export interface ShellParts {
  readonly MemberTools: MemberTools;
  readonly SideMenu: ComponentType<SideMenuProps>;
  readonly SideMenuDrawer: ComponentType<SideMenuDrawerProps>;
}
