import type { TestOperator } from '@palpite/operator/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { PublicStatus } from './boot.ts';
import { createPresentOperator } from '../testing/present-operator.ts';
import { closeApp, renderApp } from '../testing/render-app.tsx';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createPresentOperator();
});
afterEach(closeApp);
afterAll(() => operator.close());

const picturesOf = (place: Element) => [...place.querySelectorAll('img')];

/** The same brand without pictures of its own. */
function bare(status: PublicStatus): PublicStatus {
  const { whitelabel } = status.info;
  const face = { ...whitelabel.face, scenes: [] };
  return { ...status, info: { ...status.info, whitelabel: { ...whitelabel, face } } };
}

test('a page that is not there has the brand’s own scene, which the operator serves and screen readers skip', async () => {
  const { screen } = await renderApp(operator, '/no-such-page');
  const heading = await screen.findByRole('heading', { name: 'There is no page at this address' });
  const [scene] = picturesOf(heading.parentElement ?? document.body);
  expect(scene?.alt).toBe('');
  expect(scene?.getAttribute('width')).toBe(scene?.getAttribute('height'));
  const answer = await operator.browser().fetch(new URL(`${scene?.src}`).pathname);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
});

test('a brand without scenes has an icon in their place', async () => {
  const { screen } = await renderApp(operator, '/no-such-page', { status: bare });
  const heading = await screen.findByRole('heading', { name: 'There is no page at this address' });
  expect(picturesOf(heading.parentElement ?? document.body)).toEqual([]);
  expect(heading.parentElement?.querySelector('svg')).toBeTruthy();
});
