import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { type DialogState, useDialog } from './use-dialog.ts';

interface DrawerProps extends DialogState {
  name: string;
  label: string;
  closeLabel: string;
  /** Next to the close button. */
  header?: ReactNode;
  /** Colours of its head, as classes. */
  headClass?: string;
  children: ReactNode;
}

/** A panel from the start edge, over the page: the side menu on a phone. */
export function Drawer({
  name,
  label,
  closeLabel,
  header,
  headClass,
  children,
  open,
  onClose,
  dismissible,
}: DrawerProps) {
  const { ref } = useDialog({ open, onClose, dismissible });
  return (
    <dialog
      ref={ref}
      open={open}
      data-modal={name}
      aria-label={label}
      className={classNames(
        'fixed inset-y-0 left-0 z-50 m-0 mr-auto h-dvh max-h-none w-[min(20rem,calc(100%-3rem))] max-w-none bg-transparent p-0 text-default',
        '-translate-x-full open:translate-x-0 starting:open:-translate-x-full',
        'transition-[translate,display,overlay] transition-discrete duration-200 ease-out',
        'backdrop:bg-transparent backdrop:transition-[background-color,display,overlay] backdrop:transition-discrete backdrop:duration-200',
        'open:backdrop:bg-scrim/60 starting:open:backdrop:bg-transparent',
      )}
    >
      {open && (
        <div className="flex h-full flex-col border-r border-border bg-surface">
          <div
            className={classNames(
              'flex h-16 shrink-0 items-center justify-between gap-2 pr-2 pl-4',
              headClass,
            )}
          >
            <div className="min-w-0">{header}</div>
            <IconButton
              label={closeLabel}
              icon={<X size={20} />}
              tone={headClass ? 'barQuiet' : 'quiet'}
              onClick={onClose}
            />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
        </div>
      )}
    </dialog>
  );
}
