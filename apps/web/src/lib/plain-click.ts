import type { MouseEvent } from 'react';

/** Whether a press of a link means "go there, here": no other button, no key that opens a tab or a window. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
}
