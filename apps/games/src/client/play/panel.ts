import { button, el, ICONS, icon } from '../dom.ts';

/**
 * Opens a panel over the game; it closes by its button, by escape and by a press beside it, and gives
 * the focus back.
 */
export function openPanel(title: string, closeLabel: string, content: readonly Node[]): void {
  const heading = el('h2', {}, title);
  const close = button(
    { class: 'tool', 'aria-label': closeLabel },
    () => dialog.close(),
    icon(ICONS.close),
  );
  const dialog = el(
    'dialog',
    { class: 'panel', 'aria-label': title },
    el('header', {}, heading, close),
    el('div', { class: 'panel-body', tabindex: 0 }, ...content),
  );
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

export interface Choice {
  readonly label: string;
  readonly strong?: boolean;
  readonly act: () => void;
}

/** A question or a message that must be answered before the game goes on. Returns a way to take it back. */
export function openNotice(
  title: string,
  content: readonly (Node | string)[],
  choices: readonly Choice[],
): () => void {
  const buttons = choices.map(({ label, strong, act }) =>
    button(
      { class: strong ? 'strong' : 'plain' },
      () => {
        dialog.close();
        act();
      },
      label,
    ),
  );
  const body = content.map((part) => (typeof part === 'string' ? el('p', {}, part) : part));
  const dialog = el(
    'dialog',
    { class: 'notice', 'aria-label': title },
    el('h2', {}, title),
    ...body,
    el('div', { class: 'choices' }, ...buttons),
  );
  // escape must not lead round the choice
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  // by hand: browsers refuse `autofocus` in a frame of another origin, and say so in the console
  buttons[choices.findIndex(({ strong }) => strong)]?.focus();
  return () => dialog.close();
}

/** True while anything stands over the game. */
export function isCovered(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
