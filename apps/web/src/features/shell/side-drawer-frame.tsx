import { useLingui } from '@lingui/react/macro';
import { Drawer } from '@palpite/ui/drawer.tsx';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { chatWindow } from '../../parts/talk/chat-window-store.ts';
import { BrandLink } from './brand-link.tsx';
import type { SideMenuDrawerProps } from './shell-parts.ts';

interface SideDrawerFrameProps extends SideMenuDrawerProps {
  /** The rows. */
  children: ReactNode;
}

/** The side menu as a drawer, on phones. It closes after a navigation. */
export function SideDrawerFrame({ onClose, children }: SideDrawerFrameProps) {
  const { t } = useLingui();
  const href = useRouterState({ select: (state) => state.location.href });
  const openedAt = useRef(href);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (href !== openedAt.current) close();
  }, [href]);
  // A window that it opened would be behind it.
  useEffect(() => chatWindow.subscribe(({ open }) => open && close()), []);
  return (
    <Drawer
      name="side-menu"
      label={t`Side menu`}
      closeLabel={t`Close menu`}
      open
      onClose={onClose}
      header={<BrandLink />}
    >
      <nav aria-label={t`Games and information`} className="@container/side px-2 pb-6">
        {children}
      </nav>
    </Drawer>
  );
}
