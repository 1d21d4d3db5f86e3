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

/** Shows a dialog above all others; one that is open already moves to the top. */
export function showAbove(dialog: HTMLDialogElement): void {
  dialog.showModal();
  change((open) => [...open.filter((other) => other !== dialog), dialog]);
}

/** Says that a dialog closes now, while it is on the page still. */
export function leaveDialog(dialog: HTMLDialogElement): void {
  change((open) => open.filter((other) => other !== dialog));
}

export const openDialogs = {
  subscribe: (listen: () => void): (() => void) => dialogs().listeners.subscribe(listen),
  newest: (): HTMLDialogElement | undefined => dialogs().open.at(-1),
};
