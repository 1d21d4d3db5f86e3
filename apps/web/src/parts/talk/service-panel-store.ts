import { perTab } from '@palpite/ui/tab.ts';
import { createStore } from 'zustand/vanilla';
import { closeChat } from './chat-window-store.ts';

/** The panel of customer service in this tab; each press of a way to it counts, so that an open panel comes forward. */
export const servicePanel = perTab(() =>
  createStore<{ open: boolean; presses: number }>(() => ({ open: false, presses: 0 })),
);

/** It has the corner that the chat may be in. */
export function openServicePanel(): void {
  closeChat();
  servicePanel().setState(({ presses }) => ({ open: true, presses: presses + 1 }));
}

export function closeServicePanel(): void {
  servicePanel().setState({ open: false });
}
