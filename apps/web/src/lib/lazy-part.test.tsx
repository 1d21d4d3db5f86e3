import { withOperator } from '@palpite/operator/testing/fixtures';
import { CatchBoundary } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { closeApp, renderApp } from '../testing/render-app.tsx';
import { lazyPart } from './lazy-part.ts';

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(() => {
  closeApp();
  vi.restoreAllMocks();
});

test('a dialog whose code comes late opens without a word of warning from React', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = await renderApp(operator, '/?help=1');
  expect(await app.screen.findByRole('dialog', { name: 'Help centre' })).toBeTruthy();
  // The test draws a whole document, scripts and all, which is no business of a dialog.
  const warnings = said.mock.calls.map(String).filter((text) => !text.includes('a script tag'));
  expect(warnings).toEqual([]);
});

test('a part whose code does not come fails where it is drawn, for the boundary around it to tell', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = () => Promise.reject<{ Part: () => null }>(new Error('no such file'));
  const Part = lazyPart(load, 'Part');
  render(
    <CatchBoundary getResetKey={() => 0} errorComponent={({ error }) => `${error}`}>
      <Suspense fallback="on its way">
        <Part />
      </Suspense>
    </CatchBoundary>,
  );
  expect(await screen.findByText('Error: no such file')).toBeTruthy();
});
