import { isComposing } from '@palpite/ui/composing.ts';
import type { AnyRouter } from '@tanstack/react-router';
import { openFind } from '../lib/root-search.ts';
import type { Services } from '../lib/services.ts';
import { frameOf } from './frame.ts';

const TYPES_TEXT = 'input, textarea, select, [contenteditable="true"]';

/**
 * `/` and Ctrl-K (⌘K) open the search, except while a person is typing, a dialog is open, or the page has no shell.
 */
export function openSearchByKey(
  { boot }: Services,
  router: AnyRouter,
  options: AddEventListenerOptions,
): void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
    const letter = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    if (!slash && !letter) return;
    const typing = event.target instanceof Element && event.target.matches(TYPES_TEXT);
    if ((slash && typing) || document.querySelector('dialog:modal')) return;
    if (frameOf(router.state.matches, boot.status.settings).bars === 'none') return;
    event.preventDefault();
    void router.navigate({ to: '.', search: openFind, resetScroll: false });
  };
  document.addEventListener('keydown', onKeyDown, options);
}
