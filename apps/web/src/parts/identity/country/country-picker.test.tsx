import { withOperator } from '@palpite/operator/testing/fixtures';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterContextProvider } from '@tanstack/react-router';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ServicesProvider } from '../../../lib/services-provider.tsx';
import { closeApp, renderApp } from '../../../testing/render-app.tsx';
import { useCountries } from './use-countries.ts';

const operator = withOperator();
afterEach(() => {
  vi.useRealTimers();
  closeApp();
});

/** The picker as the registration by number has it. */
async function open() {
  const app = await renderApp(operator, '/register');
  const { screen, user } = app;
  await user.click(await screen.findByRole('tab', { name: 'By mobile number' }));
  const field = await screen.findByLabelText<HTMLInputElement>(/^Country code/);
  await waitFor(() => expect(field.value).toBe('+55'));
  return { ...app, field, list: () => screen.queryByRole('dialog', { name: 'Countries' }) };
}

test('[REG-07] the country is chosen by pointer: flag and dialling code in a field that is not typed into', async () => {
  const { screen, user, field, list } = await open();
  expect(field.readOnly).toBe(true);
  expect(field.getAttribute('aria-label')).toBe('Country code: Brazil +55');
  const flag = () => field.parentElement?.querySelector('img')?.getAttribute('src');
  expect(flag()).toBe('/COUNTRY_FLAG/CIRCLE/BR.svg');
  await user.click(field);
  await user.type(await screen.findByLabelText('Search for a country'), 'vietn');
  await user.click(screen.getByRole('option', { name: /Vietnam/ }));
  expect(list()).toBeNull();
  expect(field.value).toBe('+84');
  expect(flag()).toBe('/COUNTRY_FLAG/CIRCLE/VN.svg');
  expect(JSON.parse(sessionStorage.getItem('registerDraft') ?? '{}').countryDialingCode).toBe('84');
});

test('and with the keys alone, where Canada and the United States share a code', async () => {
  const { screen, user, field, list } = await open();
  field.focus();
  await user.keyboard('{ArrowDown}');
  const search = await screen.findByLabelText('Search for a country');
  expect(document.activeElement).toBe(search);
  const marked = () =>
    document.getElementById(search.getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(marked()).toContain('Brazil');
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
  expect(marked()).not.toContain('Brazil');
  await user.keyboard('{Escape}');
  expect(list()).toBeNull();
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('+55');
  await user.keyboard('c');
  await user.keyboard('anada{Enter}');
  expect(field.getAttribute('aria-label')).toBe('Country code: Canada +1');
  expect(document.activeElement).toBe(field);
  await user.keyboard('{Enter}');
  await user.keyboard('nowhere');
  expect(screen.getByText('No country matches.')).toBeTruthy();
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'keys of an input method walk, choose and close nothing: %o',
  async (sign) => {
    const { screen, user, field, list } = await open();
    await user.click(field);
    const search = await screen.findByLabelText('Search for a country');
    await user.type(search, 'a');
    for (const key of ['ArrowDown', 'Enter', 'Escape']) fireEvent.keyDown(search, { key, ...sign });
    expect(list()).not.toBeNull();
    expect(field.value).toBe('+55');
  },
);

test('the list closes 200 ms after the focus has left, and stays while it moves within', async () => {
  const { screen, user, field, list } = await open();
  await user.click(field);
  const dialog = within(await screen.findByRole('dialog', { name: 'Countries' }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));
  act(() => field.focus());
  act(() => dialog.getByLabelText('Search for a country').focus());
  await pass(1_000);
  expect(list()).not.toBeNull();
  act(() => screen.getByLabelText('Mobile number *').focus());
  await pass(199);
  expect(list()).not.toBeNull();
  await pass(1);
  expect(list()).toBeNull();
});

test('a picker that comes to life after the countries have come is first as the server drew it, then has them', async () => {
  const { router } = await open();
  const { context } = router.options;
  const Countries = () => <p>{useCountries().length}</p>;
  const withAnswers = (queryClient: QueryClient) => (
    <RouterContextProvider router={router} context={context}>
      <QueryClientProvider client={queryClient}>
        <ServicesProvider>
          <Countries />
        </ServicesProvider>
      </QueryClientProvider>
    </RouterContextProvider>
  );
  const page = document.createElement('main');
  page.innerHTML = renderToString(withAnswers(new QueryClient()));
  expect(page.textContent).toBe('0');
  const faults: unknown[] = [];
  const onRecoverableError = (fault: unknown) => faults.push(fault);
  const root = hydrateRoot(page, withAnswers(context.queryClient), { onRecoverableError });
  await waitFor(() => expect(Number(page.textContent)).toBeGreaterThan(200));
  expect(faults).toEqual([]);
  root.unmount();
});
