import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { leaveDialog, showAbove } from './open-dialogs.ts';
import { lockPageScroll } from './page-scroll-lock.ts';

export interface DialogState {
  open: boolean;
  onClose: () => void;
  /** False: Escape and a click outside do nothing; only what is inside can end it. */
  dismissible?: boolean;
  /** False: only a click outside does nothing. */
  outsideCloses?: boolean;
}

/**
 * Ties a native `<dialog>` to a state: modal while `open`, the page held still behind it, `onClose` on Escape
 * and on a press that begins and ends outside the panel. The browser keeps the focus inside and gives it back.
 */
export function useDialog({
  open,
  onClose,
  dismissible = true,
  outsideCloses = true,
}: DialogState): {
  ref: RefObject<HTMLDialogElement | null>;
} {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  const mayDismiss = useEffectEvent(() => dismissible);
  const mayClickAway = useEffectEvent(() => dismissible && outsideCloses);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const hasReader = showAbove(dialog);
    const stopWaiting = hasReader ? () => undefined : focusFirst(dialog);
    const release = lockPageScroll();
    let pressedOutside = false;

    const onPointerDown = (event: PointerEvent) => {
      pressedOutside = event.target === dialog;
    };
    const onClick = (event: MouseEvent) => {
      const outside = pressedOutside && event.target === dialog;
      pressedOutside = false;
      if (outside && mayClickAway()) close();
    };
    const onCancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      if (mayDismiss()) close();
    };
    // A second Escape closes even what refused the first. It comes back at once: whether it is open is its state's to
    // say, and its `onClose` may refuse too.
    const onNativeClose = (event: Event) => {
      if (event.target !== dialog || dialog.open) return;
      showAbove(dialog);
      if (mayDismiss()) close();
    };
    dialog.addEventListener('pointerdown', onPointerDown);
    dialog.addEventListener('click', onClick);
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('close', onNativeClose);
    return () => {
      dialog.removeEventListener('pointerdown', onPointerDown);
      dialog.removeEventListener('click', onClick);
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('close', onNativeClose);
      stopWaiting();
      leaveDialog(dialog);
      // React has taken the attribute away by now, and that alone would leave the page behind inert for good.
      dialog.open = true;
      dialog.close();
      release();
    };
  }, [open]);

  return { ref };
}

/**
 * Focuses what the dialog begins with. Where that loads later, or cannot be used yet, the title has the focus until it
 * comes: never the way out, which the browser would take. A reader who has moved the focus keeps it.
 * @returns ends the waiting
 */
function focusFirst(dialog: HTMLDialogElement): () => void {
  const focus = () => {
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]');
    first?.focus();
    return first !== null && document.activeElement === first;
  };
  if (focus()) return () => undefined;
  dialog.querySelector<HTMLElement>('[data-dialog-title]')?.focus();
  const held = document.activeElement;
  const coming = new MutationObserver(() => {
    if (document.activeElement !== held || focus()) coming.disconnect();
  });
  coming.observe(dialog, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => coming.disconnect();
}
