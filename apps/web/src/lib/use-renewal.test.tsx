import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useRenewal } from './use-renewal.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

function Page({ error }: { error: unknown }) {
  return useRenewal(error) ? null : <p>failed</p>;
}

const gone = new TypeError('Failed to fetch dynamically imported module: https://site.test/a.js');

test('[SHELL-18] what failed is not said while the page reloads for a newer release, and said once that did not help', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  const first = render(<Page error={gone} />);
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.queryByText('failed')).toBeNull();
  first.unmount();
  render(<Page error={gone} />);
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.getByText('failed')).toBeTruthy();
});

test('any other failure is said at once', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  render(<Page error={new Error('refused')} />);
  expect(screen.getByText('failed')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});
