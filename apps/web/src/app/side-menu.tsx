import { ClockCard } from '../features/shell/clock-card-later.tsx';
import type { SideMenuProps } from '../features/shell/shell-parts.ts';
import { SideMenuFrame } from '../features/shell/side-menu-frame.tsx';
import { useServices } from '../lib/services.ts';
import { FoldedRows, MainRows } from './side-menu-rows.tsx';

/** The side menu with its rows. */
export function SideMenu(props: SideMenuProps) {
  const { shell } = useServices().boot.status.info.whitelabel.face;
  return (
    <SideMenuFrame {...props} renderFoot={(toggle) => <FoldedRows>{toggle}</FoldedRows>}>
      <MainRows />
      {shell === 'side' && <ClockCard />}
    </SideMenuFrame>
  );
}
