/** What the browser hands over when the site can be installed; Chromium has it, others do not. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
}

let waiting: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

function keep(event: InstallPromptEvent | null): void {
  waiting = event;
  for (const listen of listeners) listen();
}

/**
 * Keeps the browser's offer to install until a screen asks for it, in place of the bar that the browser would show
 * otherwise. Called once, as early as possible: the event comes once, at any time.
 */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event as InstallPromptEvent);
  });
  window.addEventListener('appinstalled', () => keep(null));
}

/** For `useSyncExternalStore`: whether the browser would install the site now; never on the server. */
export const installPrompt = {
  subscribe(listen: () => void): () => void {
    listeners.add(listen);
    return () => void listeners.delete(listen);
  },
  available: (): boolean => waiting !== null,
  onServer: (): boolean => false,
};

/** Asks the browser to install the site; it asks the person. The offer is spent either way. */
export async function install(): Promise<void> {
  const event = waiting;
  keep(null);
  await event?.prompt();
}
