import { expect, test } from 'vitest';
import { deviceKind, deviceName } from './device-name.ts';

const CHROME_ON_WINDOWS = (version: string) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36`;

test.each([
  [CHROME_ON_WINDOWS('141.0.0.0'), 'Chrome, Windows'],
  [`${CHROME_ON_WINDOWS('141.0.0.0')} Edg/141.0.0.0`, 'Edge, Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    'Samsung Internet, Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  ['curl/8.9', ''],
])('%s is shown as "%s"', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test('another release of a browser is the same kind of device, another browser is not', () => {
  const kind = deviceKind(CHROME_ON_WINDOWS('141.0.0.0'));
  expect(deviceKind(CHROME_ON_WINDOWS('142.0.7444.60'))).toBe(kind);
  expect(deviceKind(`${CHROME_ON_WINDOWS('142.0.0.0')} Edg/142.0.0.0`)).not.toBe(kind);
});
