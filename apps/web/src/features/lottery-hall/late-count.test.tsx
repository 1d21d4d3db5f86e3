import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createTexts } from '../../lib/i18n/texts.ts';
import { LateCount } from './late-count.tsx';

const { i18n } = await createTexts('EN');
afterEach(cleanup);

const show = (lateCount: number) =>
  render(
    <I18nProvider i18n={i18n}>
      <LateCount lateCount={lateCount} />
    </I18nProvider>,
  );

test('the statistics say how many of the counted draws were late, and nothing where none was', () => {
  const { container } = show(0);
  expect(container.textContent).toBe('');
  cleanup();
  show(1);
  expect(screen.getByText(/^1 of these draws was late/)).toBeTruthy();
  cleanup();
  show(21);
  expect(screen.getByText(/^21 of these draws were late/)).toBeTruthy();
});
