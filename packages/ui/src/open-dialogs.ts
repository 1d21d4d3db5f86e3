import { Listeners, perTab } from './tab.ts';

/**
 * The modal dialogs that are open, the newest last. What is outside the newest is inert: neither pressed nor read out,
 * and whatever must be both goes into it.
 */
const dialogs = perTab(() => ({
  open: [] as readonly HTMLDialogElement[],
  listeners: new Listeners(),
}));

function change(to: (open: readonly HTMLDialogElement[]) => readonly HTMLDialogElement[]): void {
  const tab = dialogs();
  tab.open = to(tab.open);
  tab.listeners.tell();
}

/**
 * Shows a dialog above all others; one that is open already moves to the top. What has the focus inside it keeps it.
 * @returns whether something inside had the focus
 */
export function showAbove(dialog: HTMLDialogElement): boolean {
  const held = focusedIn(dialog);
  // The browser focuses what has this attribute, and what has the focus already keeps it whole: a blur for a moment would
  // end what an input method composes.
  held?.setAttribute('autofocus', '');
  // The `open` attribute alone shows it where no script has run yet, but outside the top layer.
  if (dialog.open) dialog.close();
  dialog.showModal();
  held?.removeAttribute('autofocus');
  change((open) => [...open.filter((other) => other !== dialog), dialog]);
  return held !== null;
}

function focusedIn(dialog: HTMLDialogElement): Element | null {
  const { activeElement } = document;
  return activeElement !== dialog && dialog.contains(activeElement) ? activeElement : null;
}

/** Says that a dialog closes now, while it is on the page still. */
export function leaveDialog(dialog: HTMLDialogElement): void {
  change((open) => open.filter((other) => other !== dialog));
}

export const openDialogs = {
  subscribe: (listen: () => void): (() => void) => dialogs().listeners.subscribe(listen),
  newest: (): HTMLDialogElement | undefined => dialogs().open.at(-1),
};
