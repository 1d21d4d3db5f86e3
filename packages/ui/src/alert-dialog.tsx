import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { dialogMotionClass } from './modal.tsx';
import { useDialog } from './use-dialog.ts';

interface AlertDialogProps {
  name: string;
  open: boolean;
  title: string;
  children: ReactNode;
  icon?: ReactNode;
  confirmLabel: string;
  /** Without it the dialog only tells something, and has one button. */
  cancelLabel?: string;
  /** The act destroys or ends something. */
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** A question or a warning that must be answered. A click outside does not answer it; Escape declines. */
export function AlertDialog({
  name,
  open,
  title,
  children,
  icon,
  confirmLabel,
  cancelLabel,
  danger = false,
  busy = false,
  onConfirm,
  onClose,
}: AlertDialogProps) {
  const id = useId();
  const { ref } = useDialog({ open, onClose, outsideCloses: false });
  return (
    <dialog
      ref={ref}
      open={open}
      role="alertdialog"
      data-modal={name}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={classNames(
        'fixed inset-0 z-50 m-auto h-fit w-[calc(100%-2rem)] max-w-sm overflow-visible bg-transparent p-0 text-default',
        dialogMotionClass,
        'open:backdrop:bg-scrim/60',
      )}
    >
      {open && (
        <div className="flex flex-col gap-2 rounded-card border border-border bg-overlay p-5 shadow-overlay">
          {icon && <span className="mb-1 text-warning">{icon}</span>}
          <h2 id={`${id}-title`} className="text-16 font-bold">
            {title}
          </h2>
          <div id={`${id}-text`} className="text-14 text-muted">
            {children}
          </div>
          <div className="mt-4 flex flex-wrap justify-end gap-3">
            {cancelLabel && (
              <Button onClick={onClose} data-autofocus={danger || undefined}>
                {cancelLabel}
              </Button>
            )}
            <Button
              tone={danger ? 'danger' : 'accent'}
              busy={busy}
              onClick={onConfirm}
              data-autofocus={danger ? undefined : true}
            >
              {confirmLabel}
            </Button>
          </div>
        </div>
      )}
    </dialog>
  );
}
