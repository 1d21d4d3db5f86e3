import { Listeners, perTab } from '@palpite/ui/tab.ts';

/** What the browser hands over when the site can be installed; Chromium has it, others do not. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
}

const offer = perTab(() => ({
  waiting: null as InstallPromptEvent | null,
  listeners: new Listeners(),
}));

function keep(event: InstallPromptEvent | null): void {
  const tab = offer();
  tab.waiting = event;
  tab.listeners.tell();
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
  subscribe: (listen: () => void): (() => void) => offer().listeners.subscribe(listen),
  available: (): boolean => offer().waiting !== null,
  onServer: (): boolean => false,
};

/** Asks the browser to install the site; it asks the person. The offer is spent either way. */
export async function install(): Promise<void> {
  const event = offer().waiting;
  keep(null);
  await event?.prompt();
}
