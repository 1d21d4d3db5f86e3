import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

test('a fault is an alert and stays until it is closed', () => {
  act(() => void showToast({ tone: 'negative', text: 'Failed' }));
  act(() => void vi.advanceTimersByTime(60_000));
  const alert = screen.getByRole('alert');
  expect(within(alert).getByText('Failed')).toBeTruthy();
  fireEvent.click(within(alert).getByRole('button', { name: 'Close notice' }));
  expect(screen.queryByText('Failed')).toBeNull();
});

test('the same notice is not shown twice at once', () => {
  act(() => {
    showToast({ tone: 'negative', text: 'Offline' });
    showToast({ tone: 'negative', text: 'Offline' });
  });
  expect(screen.getAllByText('Offline')).toHaveLength(1);
});
