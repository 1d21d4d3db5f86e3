export interface Toast {
  tone: 'info' | 'positive' | 'negative';
  text: string;
  /** One thing to do about it. */
  action?: { label: string; onSelect: () => void };
}

export interface ShownToast extends Toast {
  id: number;
}

/** How long a notice stays, in milliseconds; a fault, and whatever offers an act, stays until closed. */
export const TOAST_MILLISECONDS = 6000;

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const none: readonly ShownToast[] = [];

function change(next: readonly ShownToast[]): void {
  shown = next;
  for (const listen of listeners) listen();
}

/** Shows a short notice; the answer takes it away. The same text is not shown twice at once. */
export function showToast(toast: Toast): () => void {
  const same = shown.find((other) => other.text === toast.text && other.tone === toast.tone);
  const id = same?.id ?? ++lastId;
  if (!same) change([...shown.slice(-2), { ...toast, id }]);
  const dismiss = () => dismissToast(id);
  if (!same && toast.tone !== 'negative' && !toast.action) setTimeout(dismiss, TOAST_MILLISECONDS);
  return dismiss;
}

/** Takes a notice away. */
export function dismissToast(id: number): void {
  change(shown.filter((other) => other.id !== id));
}

/** For `useSyncExternalStore`: the notices that are shown now; none on the server. */
export const toastStore = {
  subscribe(listen: () => void): () => void {
    listeners.add(listen);
    return () => void listeners.delete(listen);
  },
  shown: (): readonly ShownToast[] => shown,
  none: (): readonly ShownToast[] => none,
};
