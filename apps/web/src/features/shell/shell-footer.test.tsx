import { within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { PublicStatus } from '../../lib/boot.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { withOperator } from '@palpite/operator/testing/fixtures';

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(closeApp);

const withAffiliate = (affiliateUrl: string | null) => (status: PublicStatus) => {
  const { whitelabel } = status.info;
  const footer = { ...whitelabel.footer, affiliateUrl };
  return { ...status, info: { ...status.info, whitelabel: { ...whitelabel, footer } } };
};

test('[SHELL-13] the footer has four groups of texts, the affiliate start, payment and provider marks, and the copyright', async () => {
  const { screen } = await renderApp(operator, '/', {
    status: withAffiliate('https://partner.example/start'),
  });
  const footer = within(await screen.findByRole('contentinfo'));
  const groups = footer.getAllByRole('navigation');
  expect(groups).toHaveLength(4);
  for (const group of groups) {
    expect(group.getAttribute('aria-label')).toBeTruthy();
    expect(within(group).getAllByRole('link').length).toBeGreaterThan(0);
  }
  const affiliate = footer.getByRole('link', { name: 'Become an affiliate' });
  expect(affiliate.getAttribute('href')).toBe('https://partner.example/start');
  expect(affiliate.getAttribute('target')).toBe('_blank');
  const marksUnder = (title: string) => {
    const row = footer.getByRole('heading', { name: title }).parentElement;
    return row ? within(row).getAllByRole('img') : [];
  };
  for (const title of ['Payment methods', 'Providers']) {
    const marks = marksUnder(title);
    expect(marks.length).toBeGreaterThan(2);
    for (const mark of marks) expect(mark.getAttribute('alt')).toBeTruthy();
  }
  expect(footer.getByText(/©/)).toBeTruthy();
  expect(footer.getByText('18+')).toBeTruthy();
});

test('the footer names the brand’s pages on other networks, each next to its sign', async () => {
  const { screen } = await renderApp(operator, '/');
  const footer = within(await screen.findByRole('contentinfo'));
  const list = within(footer.getByRole('list', { name: 'Follow us' }));
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Instagram',
    'Facebook',
    'Telegram',
  ]);
});

test('[SHELL-13] without an affiliate programme there is no link to one', async () => {
  const { screen } = await renderApp(operator, '/', { status: withAffiliate(null) });
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.queryByRole('link', { name: 'Become an affiliate' })).toBeNull();
});
