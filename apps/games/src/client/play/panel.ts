import { button, el, ICONS, icon } from '../dom.ts';

/** Opens a panel over the game. Its button, Escape and a press outside close it, and the focus goes back. */
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

/** A question or a message that must be answered before the game continues. @returns a function that closes it */
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
  // Escape must not bypass the choice
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  // focused by script: browsers refuse `autofocus` in a frame of another origin, with a console error
  buttons[choices.findIndex(({ strong }) => strong)]?.focus();
  return () => dialog.close();
}

/** True while a panel or a notice covers the game. */
export function isCovered(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
