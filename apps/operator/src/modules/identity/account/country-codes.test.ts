import { endpoints } from '@palpite/contract';
import { expect, test } from 'vitest';
import { withOperator } from '#testing/with-operator.ts';

const operator = withOperator();

const ask = (language: 'PT' | 'EN' | 'VI') =>
  operator.browser({ language }).client.call(endpoints.country.list);

test('countries come with their dialling codes and names in the caller’s language', async () => {
  const { countries } = await ask('PT');
  expect(countries.length).toBeGreaterThan(200);
  expect(countries).toContainEqual({ countryCode: 'BR', countryDialingCode: '55', name: 'Brasil' });
  expect((await ask('EN')).countries).toContainEqual({
    countryCode: 'DE',
    countryDialingCode: '49',
    name: 'Germany',
  });
  expect(new Set(countries.map(({ countryCode }) => countryCode)).size).toBe(countries.length);
});

test('they are in the order of that language’s alphabet', async () => {
  const names = (await ask('PT')).countries.map(({ name }) => name);
  expect(names.indexOf('África do Sul')).toBeLessThan(names.indexOf('Brasil'));
});
