import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { Drawer } from '@palpite/ui/drawer.tsx';
import { useRouterState } from '@tanstack/react-router';
import Pin from 'lucide-react/icons/pin';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useServices } from '../../lib/services.ts';
import { chatWindow } from '../../parts/talk/chat-window-store.ts';
import { servicePanel } from '../../parts/talk/service-panel-store.ts';
import { BrandLink } from './brand-link.tsx';
import type { SideMenuDrawerProps } from './shell-parts.ts';
import { pinMenu } from './side-menu-width.ts';
import { ThemeSwitch } from '../../lib/theme-switch.tsx';

interface SideDrawerFrameProps extends SideMenuDrawerProps {
  /** The rows. */
  children: ReactNode;
}

/** The side menu as a drawer, on phones. It closes after a navigation. */
export function SideDrawerFrame({ onClose, children }: SideDrawerFrameProps) {
  const { t } = useLingui();
  const { shell } = useServices().boot.status.info.whitelabel.face;
  const href = useRouterState({ select: (state) => state.location.href });
  const openedAt = useRef(href);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (href !== openedAt.current) close();
  }, [href]);
  // A window that it opened would be behind it.
  useEffect(() => chatWindow().subscribe(({ open }) => open && close()), []);
  useEffect(() => servicePanel().subscribe(({ open }) => open && close()), []);
  return (
    <Drawer
      name="side-menu"
      label={t`Side menu`}
      closeLabel={t`Close menu`}
      open
      onClose={onClose}
      header={<BrandLink />}
      headClass="bg-bar text-on-bar"
    >
      <nav aria-label={t`Games and information`} className="@container/side px-2 pb-6">
        {children}
        <div className="mt-3 flex items-center justify-between gap-2 border-t border-border px-1.5 pt-3">
          {shell === 'top' && (
            <Button
              tone="quiet"
              icon={<Pin size={18} />}
              className="max-md:hidden"
              onClick={() => {
                pinMenu();
                onClose();
              }}
            >
              <Trans>Pin or unpin menu</Trans>
            </Button>
          )}
          <span className="ml-auto">
            <ThemeSwitch />
          </span>
        </div>
      </nav>
    </Drawer>
  );
}
