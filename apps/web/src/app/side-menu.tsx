import type { SideMenuProps } from '../features/shell/shell-parts.ts';
import { SideMenuFrame } from '../features/shell/side-menu-frame.tsx';
import { SideMenuRows } from './side-menu-rows.tsx';

/** The side menu with its rows. */
export function SideMenu(props: SideMenuProps) {
  return (
    <SideMenuFrame {...props}>
      <SideMenuRows />
    </SideMenuFrame>
  );
}
