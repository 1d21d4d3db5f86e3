/**
 * The modal dialogs that are open, the newest last. What is outside the newest is inert: neither pressed nor read out,
 * and whatever must be both goes into it.
 */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listen of listeners) listen();
}

/** Shows a dialog above all others; one that is open already moves to the top. */
export function showAbove(dialog: HTMLDialogElement): void {
  dialog.showModal();
  change([...open.filter((other) => other !== dialog), dialog]);
}

/** Says that a dialog closes now, while it is on the page still. */
export function leaveDialog(dialog: HTMLDialogElement): void {
  change(open.filter((other) => other !== dialog));
}

export const openDialogs = {
  subscribe(listen: () => void): () => void {
    listeners.add(listen);
    return () => void listeners.delete(listen);
  },
  newest: (): HTMLDialogElement | undefined => open.at(-1),
};
