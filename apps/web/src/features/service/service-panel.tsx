import { Trans, useLingui } from '@lingui/react/macro';
import { IconButton } from '@palpite/ui/button.tsx';
import { isComposing } from '@palpite/ui/composing.ts';
import { dialogHeadClass } from '@palpite/ui/modal.tsx';
import { useDialog } from '@palpite/ui/use-dialog.ts';
import Headset from 'lucide-react/icons/headset';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { chatWindow } from '../../parts/talk/chat-window-store.ts';
import { closeServicePanel, servicePanel } from '../../parts/talk/service-panel-store.ts';
import { ServiceDesk } from './service-desk.tsx';

/** 440 by 500 in the corner; from the bottom edge on phones. */
const BOX =
  'fixed inset-x-0 bottom-0 z-40 flex h-[calc(100dvh-6rem)] flex-col overflow-hidden rounded-t-card border border-border bg-surface text-default shadow-overlay md:right-4 md:bottom-4 md:left-auto md:h-[min(31.25rem,calc(100dvh-6rem))] md:w-[27.5rem] md:rounded-card';

/**
 * Customer service beside the page, which stays usable behind it. Opened from a dialog, which makes the page behind it
 * inert, it is a dialog above that one.
 */
export function ServicePanel() {
  const { t } = useLingui();
  const [over] = useState(isBelowDialog);
  const [opener] = useState(() => document.activeElement);
  // The chat comes to the same corner.
  useEffect(() => chatWindow().subscribe(({ open }) => open && closeServicePanel()), []);
  const Frame = over ? Over : Docked;
  return (
    <Frame label={t`Customer service`} onClose={() => leave(opener)}>
      <PanelHead onClose={() => leave(opener)} />
      <ServiceDesk />
    </Frame>
  );
}

/** The drawer of the menu closes as the panel opens. */
function isBelowDialog(): boolean {
  return document.querySelector('dialog[open][data-modal]:not([data-modal="side-menu"])') !== null;
}

interface FrameProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

function Docked({ label, onClose, children }: FrameProps) {
  const box = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const opened = box.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) close();
    };
    opened?.addEventListener('keydown', onKeyDown);
    return () => opened?.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <section ref={box} role="dialog" aria-label={label} className={BOX}>
      {children}
    </section>
  );
}

function Over({ label, onClose, children }: FrameProps) {
  const { ref } = useDialog({ open: true, onClose });
  return (
    <dialog
      ref={ref}
      open
      data-modal="service"
      aria-label={label}
      className={`${BOX} m-0 max-h-none w-full max-w-none p-0 backdrop:bg-scrim/40`}
    >
      {children}
    </dialog>
  );
}

function PanelHead({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const presses = useStore(servicePanel(), (state) => state.presses);
  useEffect(() => heading.current?.focus(), [presses]);
  return (
    <div
      className={`flex h-12 shrink-0 items-center gap-2 pr-1 pl-4 [--color-focus:currentColor] ${dialogHeadClass}`}
    >
      <Headset size={18} className="shrink-0" />
      <h2
        ref={heading}
        tabIndex={-1}
        data-dialog-title=""
        className="display min-w-0 flex-1 truncate text-16 outline-none shell-top:uppercase"
      >
        <Trans>Customer service</Trans>
      </h2>
      <IconButton
        label={t`Close customer service`}
        icon={<X size={20} />}
        className="text-inherit!"
        onClick={onClose}
      />
    </div>
  );
}

/** Returns the focus to what opened the panel; in a menu that is closed by then, to the page. */
function leave(opener: Element | null): void {
  closeServicePanel();
  if (opener instanceof HTMLElement) opener.focus();
  if (opener !== null && document.activeElement === opener) return;
  document.getElementById('content')?.focus({ preventScroll: true });
}
