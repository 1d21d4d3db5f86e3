import { isComposing } from '@palpite/ui/composing.ts';
import { type KeyboardEvent, type RefCallback, useId, useState } from 'react';

export interface Combobox {
  readonly listId: string;
  /** The list's ref. */
  readonly onList: RefCallback<HTMLElement>;
  /** The list is there. */
  readonly isOpen: boolean;
  /** The option that Enter opens. */
  readonly activeId: string | undefined;
  readonly reset: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * A field with a list of options in groups, as WAI-ARIA describes it: the focus stays in the field, the arrows move over
 * all groups, and Enter opens the active option. Without one it opens the option with `data-default`, else the first link.
 */
export function useCombobox(): Combobox {
  const listId = useId();
  const [list, setList] = useState<HTMLElement | null>(null);
  const [activeId, setActiveId] = useState<string>();

  const options = () => [...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];

  const move = (step: 1 | -1) => {
    const all = options();
    const at = all.findIndex(({ id }) => id === activeId);
    // Before the first one and after the last one is the field itself.
    const next = at < 0 && step < 0 ? all.at(-1) : all[at + step];
    setActiveId(at + step < 0 && at >= 0 ? undefined : next?.id);
    next?.scrollIntoView?.({ block: 'nearest' });
  };

  const open = () => {
    const active = options().find(({ id }) => id === activeId);
    if (active) return active.click();
    // What is shown may still be of an earlier text.
    if (list?.getAttribute('aria-busy') === 'true') return;
    const links = options().filter((option) => option.matches('a'));
    (links.find(({ dataset }) => dataset.default !== undefined) ?? links[0])?.click();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (options().length === 0) return;
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      open();
    }
  };

  const reset = () => setActiveId(undefined);
  return { listId, onList: setList, isOpen: list !== null, activeId, reset, onKeyDown };
}
