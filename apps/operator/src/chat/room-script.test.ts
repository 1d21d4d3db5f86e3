import { readFile } from 'node:fs/promises';
import { endpoints } from '@palpite/contract';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setFlags } from '../registration/testing.ts';
import { createTestOperator, type TestOperator } from '../testing.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
  await setFlags(operator, { CBS3: true });
});
afterAll(() => operator.close());

test('a window that opens itself in another language asks no more', async () => {
  const browser = await operator.signedIn();
  const { chatUrl } = await browser.client.call(endpoints.chatUrl, {
    query: { b2c: 1, title: 'Sala', language: 'EN', headerColor: '#1d4ed8' },
  });
  const page = new Window();
  const html = await (await browser.fetch(chatUrl)).text();
  page.document.write(html);
  await browser.client.call(endpoints.chatLanguage, { body: { language: 'VI' } });

  let asked = 0;
  const fetch = (path: string, init: RequestInit) => {
    asked += 1;
    return browser.fetch(path, init);
  };
  const script = await readFile(new URL('./room-script.js', import.meta.url), 'utf8');
  const replaced = await new Promise<string>((resolve) => {
    const run = new Function('document', 'location', 'fetch', script);
    run(page.document, { replace: resolve }, fetch);
  });
  expect(replaced).toMatch(/^\/chat\?pass=/);
  await new Promise(setImmediate);
  expect(asked).toBe(1);
  await page.happyDOM.close();
});
