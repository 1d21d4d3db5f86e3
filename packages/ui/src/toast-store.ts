import { Listeners, perTab } from './tab.ts';
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

const none: readonly ShownToast[] = [];
const toasts = perTab(() => ({ shown: none, lastId: 0, listeners: new Listeners() }));

function change(next: readonly ShownToast[]): void {
  const tab = toasts();
  tab.shown = next;
  tab.listeners.tell();
}

/** Shows a short notice; the answer takes it away. The same text is not shown twice at once. */
export function showToast(toast: Toast): () => void {
  const tab = toasts();
  const same = tab.shown.find((other) => other.text === toast.text && other.tone === toast.tone);
  const id = same?.id ?? ++tab.lastId;
  if (!same) change([...tab.shown.slice(-2), { ...toast, id }]);
  const dismiss = () => dismissToast(id);
  if (!same && toast.tone !== 'negative' && !toast.action) setTimeout(dismiss, TOAST_MILLISECONDS);
  return dismiss;
}

/** Takes a notice away. */
export function dismissToast(id: number): void {
  change(toasts().shown.filter((other) => other.id !== id));
}

/** For `useSyncExternalStore`: the notices that are shown now; none on the server. */
export const toastStore = {
  subscribe: (listen: () => void): (() => void) => toasts().listeners.subscribe(listen),
  shown: (): readonly ShownToast[] => toasts().shown,
  none: (): readonly ShownToast[] => none,
};
