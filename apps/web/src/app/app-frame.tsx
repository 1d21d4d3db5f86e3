import { Outlet } from '@tanstack/react-router';
import { useStartUp } from './use-start-up.ts';

/** What stands around every screen: the shell, the dialogs, and what happens at start-up. */
export function AppFrame() {
  useStartUp();
  return <Outlet />;
}
