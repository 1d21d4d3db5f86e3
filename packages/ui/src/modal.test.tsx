import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AlertDialog } from './alert-dialog.tsx';
import { Modal } from './modal.tsx';

beforeEach(() => {
  // A window that can be scrolled: this document has no layout of its own.
  vi.spyOn(window, 'scrollTo').mockImplementation((to) => {
    const { top = 0 } = to as ScrollToOptions;
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.documentElement.style.overflow = '';
});

function Page({ dismissible, showClose }: { dismissible?: boolean; showClose?: boolean }) {
  const [open, setOpen] = useState(false);
  const [inner, setInner] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal
        name="sample"
        title="Sample"
        closeLabel="Close"
        open={open}
        onClose={() => setOpen(false)}
        dismissible={dismissible}
        showClose={showClose}
      >
        <button type="button" onClick={() => setInner(true)}>
          Inside
        </button>
        <Modal
          name="inner"
          title="Inner"
          closeLabel="Close inner"
          open={inner}
          onClose={() => setInner(false)}
        >
          Deeper
        </Modal>
      </Modal>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function pressOutside(dialog: HTMLElement) {
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
}

test('[SHELL-14] while a modal is open the page does not scroll, and it returns to where it was', () => {
  render(<Page />);
  Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
  press('Open');
  expect(document.documentElement.style.overflow).toBe('hidden');
  // Something moves the page behind it.
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  press('Close');
  expect(document.documentElement.style.overflow).toBe('');
  expect(window.scrollY).toBe(640);
});

test('[SHELL-14] a modal over a modal keeps the page locked until both are closed', () => {
  render(<Page />);
  press('Open');
  press('Inside');
  press('Close inner');
  expect(document.documentElement.style.overflow).toBe('hidden');
  press('Close');
  expect(document.documentElement.style.overflow).toBe('');
});

test('[SHELL-14] a click outside closes it; a click inside does not', () => {
  render(<Page />);
  press('Open');
  const dialog = screen.getByRole('dialog', { name: 'Sample' });
  fireEvent.pointerDown(within(dialog).getByRole('button', { name: 'Inside' }));
  fireEvent.click(within(dialog).getByText('Sample'));
  expect(dialog).toHaveProperty('open', true);
  pressOutside(dialog);
  expect(dialog).toHaveProperty('open', false);
});

test('[SHELL-14] a press that began inside and ends outside, as when text is marked, does not close it', () => {
  render(<Page />);
  press('Open');
  const dialog = screen.getByRole('dialog', { name: 'Sample' });
  fireEvent.pointerDown(within(dialog).getByText('Sample'));
  fireEvent.click(dialog);
  expect(dialog).toHaveProperty('open', true);
});

test('Escape closes a modal', () => {
  render(<Page />);
  press('Open');
  const dialog = screen.getByRole('dialog', { name: 'Sample' });
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(dialog).toHaveProperty('open', false);
});

test('what must be answered closes neither by Escape nor by a click outside, even when the browser insists', () => {
  render(<Page dismissible={false} />);
  press('Open');
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Sample' });
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  pressOutside(dialog);
  expect(dialog.open).toBe(true);
  dialog.close();
  fireEvent(dialog, new Event('close'));
  expect(dialog.open).toBe(true);
});

test('[SHELL-14] the close button is optional', () => {
  render(<Page showClose={false} />);
  press('Open');
  const dialog = screen.getByRole('dialog', { name: 'Sample' });
  expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
});

test('[SHELL-14] name, title, the close button’s side and the background are the modal’s to choose', () => {
  const props = { title: 'Filters', closeLabel: 'Close', open: true, onClose: () => undefined };
  const { rerender } = render(
    <Modal {...props} name="filters">
      Inside
    </Modal>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Filters' });
  const head = within(dialog).getByRole('heading', { name: 'Filters' }).parentElement;
  expect(dialog.dataset.modal).toBe('filters');
  expect(dialog.className).toContain('backdrop:bg-scrim');
  expect(head?.className).not.toContain('flex-row-reverse');
  rerender(
    <Modal {...props} name="filters" closePos="start" hasBg={false}>
      Inside
    </Modal>,
  );
  expect(dialog.className).not.toContain('backdrop:bg-scrim');
  expect(head?.className).toContain('flex-row-reverse');
});

test('a question is answered by its buttons: a click outside is no answer', () => {
  const onConfirm = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  render(
    <AlertDialog
      name="leave"
      open
      title="Leave?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      The round goes on.
    </AlertDialog>,
  );
  const dialog = screen.getByRole('alertdialog', { name: 'Leave?' });
  expect(dialog.getAttribute('aria-describedby')).toBeTruthy();
  pressOutside(dialog);
  expect(onClose).not.toHaveBeenCalled();
  press('Stay');
  expect(onClose).toHaveBeenCalledTimes(1);
  press('Leave');
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('a dialog that stays in the page gives it back when it closes: through the browser, not by the attribute alone', () => {
  render(<Page />);
  press('Open');
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
  press('Close');
  expect(close).toHaveBeenCalledOnce();
  expect(document.querySelector<HTMLDialogElement>('[data-modal="sample"]')?.open).toBe(false);
});
