import type { SideMenuDrawerProps } from '../features/shell/shell-parts.ts';
import { SideDrawerFrame } from '../features/shell/side-drawer-frame.tsx';
import { SideMenuRows } from './side-menu-rows.tsx';

/** The same rows in a drawer, on phones. */
export function SideMenuDrawer(props: SideMenuDrawerProps) {
  return (
    <SideDrawerFrame {...props}>
      <SideMenuRows />
    </SideDrawerFrame>
  );
}
