import { eachEndpoint, endpoints } from '@palpite/contract';
import { expect, test } from 'vitest';
import { withOperator } from '#testing/with-operator.ts';

const operator = withOperator();

test('programs find every call of the contract in /openapi.json', async () => {
  const response = await operator.browser().fetch('/openapi.json');
  const document = JSON.parse(await response.text());
  expect(document.openapi).toBe('3.1.0');
  const operations = Object.values<Record<string, { operationId: string }>>(document.paths)
    .flatMap((path) => Object.values(path))
    .map(({ operationId }) => operationId);
  expect(operations.toSorted()).toEqual(
    eachEndpoint(endpoints)
      .map(({ name }) => name)
      .toSorted(),
  );
});

test('people read the same at /docs/api, styled under a policy of its own', async () => {
  const response = await operator.browser().fetch('/docs/api');
  expect(response.headers.get('content-type')).toContain('text/html');
  const page = await response.text();
  expect(page).toContain(endpoints.session.login.summary);
  const nonce = /<style nonce="([^"]+)"/.exec(page)?.[1];
  expect(response.headers.get('content-security-policy')).toContain(`style-src 'nonce-${nonce}'`);
  const again = await (await operator.browser().fetch('/docs/api')).text();
  expect(again).not.toContain(`nonce="${nonce}"`);
});
