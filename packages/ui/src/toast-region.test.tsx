import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Modal } from './modal.tsx';
import { ToastRegion } from './toast-region.tsx';
import { showToast } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
  render(<ToastRegion label="Notices" closeLabel="Close notice" />);
});

afterEach(() => {
  act(() => {
    vi.runAllTimers();
    for (const close of screen.queryAllByRole('button', { name: 'Close notice' })) close.click();
  });
  cleanup();
  vi.useRealTimers();
});

test('a notice is read out, and goes after six seconds', () => {
  act(() => void showToast({ tone: 'positive', text: 'Saved' }));
  expect(screen.getByText('Saved').closest('[aria-live="polite"]')).not.toBeNull();
  act(() => void vi.advanceTimersByTime(5900));
  expect(screen.queryByText('Saved')).not.toBeNull();
  act(() => void vi.advanceTimersByTime(200));
  expect(screen.queryByText('Saved')).toBeNull();
});

test('a fault is read out at once and stays until it is closed', () => {
  act(() => void showToast({ tone: 'negative', text: 'Failed' }));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Failed').closest('[aria-live="assertive"]')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close notice' }));
  expect(screen.queryByText('Failed')).toBeNull();
});

test('the same notice is not shown twice at once', () => {
  act(() => {
    showToast({ tone: 'negative', text: 'Offline' });
    showToast({ tone: 'negative', text: 'Offline' });
  });
  expect(screen.getAllByText('Offline')).toHaveLength(1);
});

test('a notice is in the dialog that is open, where it can be read and closed, and outlives it', () => {
  const sample = (open: boolean) => (
    <Modal name="sample" title="Sample" closeLabel="Close" open={open} onClose={() => undefined}>
      Inside
    </Modal>
  );
  const { rerender } = render(sample(true));
  act(() => void showToast({ tone: 'negative', text: 'Not sent' }));
  const notice = within(screen.getByRole('dialog', { name: 'Sample' })).getByText('Not sent');

  rerender(sample(false));
  expect(screen.getByText('Not sent')).toBe(notice);
  expect(notice.closest('dialog')).toBeNull();
  rerender(sample(true));
  expect(within(screen.getByRole('dialog')).getByText('Not sent')).toBeTruthy();
});
