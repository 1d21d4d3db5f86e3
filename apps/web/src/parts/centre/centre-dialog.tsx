import { classNames } from '@palpite/ui/class-names.ts';
import { dialogMotionClass } from '@palpite/ui/modal.tsx';
import { useDialog } from '@palpite/ui/use-dialog.ts';
import type { ReactNode } from 'react';

interface CentreDialogProps {
  /** Which centre this is, for styles and tests. */
  name: string;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over nearly the whole screen, and over all of it on phones. */
export function CentreDialog({ name, label, onClose, children }: CentreDialogProps) {
  const { ref } = useDialog({ open: true, onClose });
  return (
    <dialog
      ref={ref}
      open
      data-modal={name}
      aria-label={label}
      className={classNames(
        'fixed inset-0 z-50 m-0 h-dvh max-h-none w-full max-w-none bg-transparent p-0 text-default',
        'md:m-auto md:h-[calc(100dvh-4rem)] md:w-[calc(100%-4rem)] md:max-w-content',
        dialogMotionClass,
        'open:backdrop:bg-scrim/60',
      )}
    >
      <div className="flex h-full overflow-hidden bg-canvas md:rounded-card md:border md:border-border md:shadow-overlay">
        {children}
      </div>
    </dialog>
  );
}
