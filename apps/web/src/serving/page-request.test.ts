// @vitest-environment node
import { withOperator } from '@palpite/operator/testing/fixtures';
import { expect, test } from 'vitest';
import { createWebHandler } from '../server.ts';
import { BROWSER } from '../testing/served-page.ts';

const operator = withOperator({
  config: { now: () => new Date(), publicOrigins: ['https://localhost'] },
});

/** A page as a proxy asks for it that has ended the visitor's TLS. */
async function page(host: string) {
  const web = createWebHandler({
    development: false,
    api: async (request) => operator.app.fetch(request, { peerAddress: '10.0.0.7' }),
  });
  const response = await web(new Request(`http://${host}/`, { headers: BROWSER }));
  return { response, html: await response.text() };
}

test('behind a proxy that ends TLS a page of an https origin demands TLS and names itself so', async () => {
  const { response, html } = await page('localhost');
  expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
  expect(response.headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
  expect(html).toContain('<link rel="canonical" href="https://localhost/');
});

test('an address that is no https origin of the site is asked for nothing that it cannot do', async () => {
  const { response } = await page('localhost:3000');
  expect(response.headers.get('strict-transport-security')).toBeNull();
  expect(response.headers.get('content-security-policy')).not.toContain('upgrade');
});
