import { createStore } from 'zustand/vanilla';

/** Whether the chat's window is open in this tab; a page that is loaded anew, in another language say, opens it again. */
const OPEN_KEY = 'chatOpen';

const wasOpen = () =>
  typeof sessionStorage !== 'undefined' && sessionStorage.getItem(OPEN_KEY) === '1';

export const chatWindow = createStore<{ open: boolean }>(() => ({ open: wasOpen() }));

export function openChat(): void {
  sessionStorage.setItem(OPEN_KEY, '1');
  chatWindow.setState({ open: true });
}

export function closeChat(): void {
  sessionStorage.removeItem(OPEN_KEY);
  chatWindow.setState({ open: false });
}
