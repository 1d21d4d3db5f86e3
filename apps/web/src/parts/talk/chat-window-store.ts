import { perTab } from '@palpite/ui/tab.ts';
import { createStore } from 'zustand/vanilla';

/** Whether the chat's window is open in this tab; a page that is reloaded, in another language for example, opens it again. */
const OPEN_KEY = 'chatOpen';

/** Closed at first, as the server draws it; `restoreChat` follows. */
export const chatWindow = perTab(() => createStore<{ open: boolean }>(() => ({ open: false })));

/** Opens the window where it was open before the page was reloaded. */
export function restoreChat(): void {
  chatWindow().setState({ open: sessionStorage.getItem(OPEN_KEY) === '1' });
}

export function openChat(): void {
  sessionStorage.setItem(OPEN_KEY, '1');
  chatWindow().setState({ open: true });
}

export function closeChat(): void {
  sessionStorage.removeItem(OPEN_KEY);
  chatWindow().setState({ open: false });
}
