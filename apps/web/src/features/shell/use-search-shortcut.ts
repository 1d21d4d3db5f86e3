import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { openFind } from '../../lib/root-search.ts';

const TYPES_TEXT = 'input, textarea, select, [contenteditable="true"]';

/** `/` and Ctrl-K (⌘K) open the search, except where a person is typing or a dialog is open. */
export function useSearchShortcut(on: boolean): void {
  const navigate = useNavigate();
  const open = useEffectEvent(() => {
    void navigate({ to: '.', search: openFind, resetScroll: false });
  });
  useEffect(() => {
    if (!on) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      const letter = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!slash && !letter) return;
      const typing = event.target instanceof Element && event.target.matches(TYPES_TEXT);
      if ((slash && typing) || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [on]);
}
