import { msg } from '@lingui/core/macro';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RegisterStep } from './register-steps.ts';
import { useRegisterSteps } from './use-register-steps.ts';

const STEPS: RegisterStep[] = [msg`Your account`, msg`Your details`].map((title) => ({
  title,
  needed: [],
  folds: [],
}));

function Form() {
  const { at, box, heading } = useRegisterSteps(STEPS, 'username');
  return (
    <form ref={box}>
      <h2 ref={heading} tabIndex={-1}>
        {at}
      </h2>
    </form>
  );
}

async function page(step: number) {
  const history = createMemoryHistory({ initialEntries: ['/'] });
  if (step > 0) history.replace('/', { registerStep: { way: 'username', step } });
  const router = createRouter({ routeTree: createRootRoute(), history });
  await router.load();
  return (
    <RouterContextProvider router={router}>
      <Form />
    </RouterContextProvider>
  );
}

test('a reload at a later step takes over what the server drew, then shows the step without the focus', async () => {
  const box = document.createElement('div');
  document.body.append(box);
  box.innerHTML = renderToString(await page(0));
  expect(box.textContent).toBe('0');
  const mismatches: unknown[] = [];
  const reloaded = await page(1);
  const root = await act(async () =>
    hydrateRoot(box, reloaded, { onRecoverableError: (error) => mismatches.push(error) }),
  );
  expect(mismatches).toEqual([]);
  expect(box.textContent).toBe('1');
  expect(document.activeElement).toBe(document.body);
  act(() => root.unmount());
  box.remove();
});
