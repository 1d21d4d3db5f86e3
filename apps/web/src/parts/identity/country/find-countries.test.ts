import { LANGUAGE_TAGS, type Language } from '@palpite/domain/language.ts';
import { describe, expect, test } from 'vitest';
import { countrySearch } from './find-countries.ts';

const CODES =
  'AE971 AR54 AS1684 AU61 AX358 BR55 CA1 CI225 CN86 CZ420 DE49 DM1767 DO1809 ES34 FI358 FR33 GB44 GG44 ID62 IT39 JP81 KR82 KZ7 MM95 NL31 NZ64 PL48 PT351 RU7 SA966 SZ268 TH66 TR90 TW886 UA380 US1 UY598 VA379 VN84 ZA27'
    .split(' ')
    .map((entry) => ({ countryCode: entry.slice(0, 2), countryDialingCode: entry.slice(2) }));

/** The codes that a text finds on a page of a language, in their order. */
function found(language: Language, text: string): string[] {
  const tag = LANGUAGE_TAGS[language];
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const order = new Intl.Collator(tag);
  const countries = CODES.map((each) => ({ ...each, name: names.of(each.countryCode) ?? '' }));
  const sorted = countries.toSorted((one, other) => order.compare(one.name, other.name));
  return countrySearch(sorted)(text).map(({ countryCode }) => countryCode);
}

describe('the country that is meant comes first', () => {
  test.each([
    ['EN', 'uk', 'GB'],
    ['EN', 'U.K.', 'GB'],
    ['EN', 'usa', 'US'],
    ['EN', 'U.S.A.', 'US'],
    ['EN', 'america', 'US'],
    ['EN', 'england', 'GB'],
    ['EN', 'holland', 'NL'],
    ['EN', 'uae', 'AE'],
    ['EN', 'cote', 'CI'],
    ['EN', 'ivory coast', 'CI'],
    ['EN', 'turkey', 'TR'],
    ['EN', 'burma', 'MM'],
    ['EN', 'bra', 'BR'],
    ['EN', 'DEU', 'DE'],
    ['EN', ' ｖｉｅｔｎａｍ ', 'VN'],
    ['EN', 'việt', 'VN'],
    ['PT', 'eua', 'US'],
    ['PT', 'inglaterra', 'GB'],
    ['PT', 'reino unido', 'GB'],
    ['PT', 'holanda', 'NL'],
    ['VI', 'duc', 'DE'],
    ['VI', 'đức', 'DE'],
    ['VI', 'Đức', 'DE'],
    ['VI', 'ĐỨC', 'DE'],
    ['VI', 'my', 'US'],
    ['VI', 'mỹ', 'US'],
    ['VI', 'anh', 'GB'],
    ['VI', 'dai loan', 'TW'],
    ['ZH', '美國', 'US'],
    ['ZH', '美国', 'US'],
    ['ZH', '德國', 'DE'],
    ['ZH', '義大利', 'IT'],
    ['ZH', '紐西蘭', 'NZ'],
    ['ZH', '臺灣', 'TW'],
    ['ZH', '英國', 'GB'],
    ['ID', 'amerika', 'US'],
    ['ID', 'as', 'US'],
    ['ID', 'inggris', 'GB'],
    ['ID', 'belanda', 'NL'],
    ['TH', 'อเมริกา', 'US'],
    ['TH', 'อังกฤษ', 'GB'],
    ['TH', 'เยอรมนี', 'DE'],
  ] as const)('in %s, for %s', (language, text, code) => {
    expect(found(language, text)[0]).toBe(code);
  });
});

test.each([
  ['+1', ['US', 'CA', 'AS', 'DM', 'DO']],
  ['1', ['US', 'CA', 'AS', 'DM', 'DO']],
  ['+44', ['GB', 'GG']],
  ['0044', ['GB', 'GG']],
  ['＋４４', ['GB', 'GG']],
  ['+ 7', ['RU', 'KZ']],
  ['+39', ['IT']],
  ['+1 684', ['AS']],
  ['+5511987654321', ['BR']],
])('the dialling code %s finds the countries that have it, the main one first', (text, codes) => {
  expect(found('EN', text)).toEqual(expect.arrayContaining(codes));
  expect(found('EN', text).slice(0, 2)).toEqual(codes.slice(0, 2));
});

test('nothing typed is every country, and nonsense none', () => {
  expect(found('EN', '  ')).toHaveLength(40);
  expect(found('EN', 'nowhere')).toEqual([]);
  expect(found('EN', '+0')).toEqual([]);
});
