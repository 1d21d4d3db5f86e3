import { expect, test } from 'vitest';
import { BrandError, parseBrand, readBrands } from './read-brand.ts';
import type { Brand } from './schema.ts';

const brands = await readBrands();
const [palpite] = brands.filter(({ code }) => code === 'palpite') as [Brand];

test.each(brands)(
  '$code takes deposits in more than one way, and in its own currency’s units',
  (brand) => {
    expect(brand.deposits.methods.length).toBeGreaterThan(1);
    const channels = brand.deposits.methods.flatMap((method) => method.channels);
    expect(channels.some(({ reviewed }) => reviewed)).toBe(true);
    expect(channels.some(({ reviewed }) => !reviewed)).toBe(true);
  },
);

/** The brand's data with its first channel changed. */
function changed(values: object): unknown {
  const data = structuredClone(palpite);
  const [channel] = data.deposits.methods[0]?.channels ?? [];
  Object.assign(channel ?? {}, values);
  return data;
}

test.each([
  ['a minimum above its maximum', { minMinor: '500001' }],
  ['a fee that takes all of the least deposit', { fee: { fixedMinor: '1000', perMille: 0 } }],
  ['a quick amount outside of its limits', { quickAmountsMinor: ['100'] }],
  ['a float', { minMinor: '10.5' }],
  ['a payee of another kind', { payee: { kind: 'e-wallet', holder: 'Somebody' } }],
  ['a code that another channel has', { code: 'ted-ipe' }],
  ['a provider that there is not', { provider: 'real-bank' }],
  ['a field that nobody knows', { onClick: 'alert(1)' }],
])('a channel with %s is refused', (_what, values) => {
  expect(() => parseBrand(changed(values), 'palpite')).toThrow(BrandError);
  expect(() => parseBrand(changed({}), 'palpite')).not.toThrow();
});
