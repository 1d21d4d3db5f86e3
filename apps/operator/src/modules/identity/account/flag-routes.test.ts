import { endpoints } from '@palpite/contract';
import { expect, test } from 'vitest';
import { withOperator } from '#testing/with-operator.ts';
import { COUNTRY_FLAGS } from './flag-routes.ts';

const operator = withOperator();

const get = (file: string) => operator.browser().fetch(`${COUNTRY_FLAGS}/${file}`);

test('every country of the picker has its round flag', async () => {
  const { countries } = await operator.browser().client.call(endpoints.country.list);
  for (const { countryCode } of countries) {
    const answer = await get(`${countryCode}.svg`);
    expect(answer.status, countryCode).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(await answer.text()).toMatch(/^<svg [^>]*viewBox="0 0 512 512"/);
  }
});

test.each(['XX.svg', 'br.svg', 'BR.png', 'BR', '..%2f..%2fpackage.json'])(
  'there is no flag at %s',
  async (file) => {
    expect((await get(file)).status).toBe(404);
  },
);
