import type { SideMenuProps } from '../features/shell/shell-parts.ts';
import { SideMenuFrame } from '../features/shell/side-menu-frame.tsx';
import { FoldedRows, MainRows } from './side-menu-rows.tsx';

/** The side menu with its rows. */
export function SideMenu(props: SideMenuProps) {
  return (
    <SideMenuFrame {...props} renderFoot={(toggle) => <FoldedRows>{toggle}</FoldedRows>}>
      <MainRows />
    </SideMenuFrame>
  );
}
