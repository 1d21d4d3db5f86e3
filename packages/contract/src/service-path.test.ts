import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openServicePath, sealServicePath } from './service-path.ts';

/** `openssl enc -des-ecb` with the key `8bytekey` (OpenSSL 3.0, its legacy provider). */
const LOCKED_BY_OPENSSL = 'cDupIkW1e3J+Iz5RB5EOfkOkjkW+yhtyiNu9uVxkWdDjouM/Eq4apA==';

describe('the customer-service address', () => {
  test('[CS-01] is decrypted with the last eight characters as the key, as OpenSSL encrypts it', () => {
    expect(openServicePath(`${LOCKED_BY_OPENSSL}8bytekey`)).toBe(
      'https://service.example/live?lang=pt-BR',
    );
  });

  test('[CS-01] an encrypted address is decrypted to itself', () => {
    fc.assert(
      fc.property(fc.webUrl({ validSchemes: ['https'] }), (url) => {
        expect(openServicePath(sealServicePath(url))).toBe(url);
      }),
    );
    expect(openServicePath(sealServicePath('/support?pass=a.b-c_d'))).toBe('/support?pass=a.b-c_d');
    // Beyond ASCII, as a path may be written.
    expect(openServicePath(sealServicePath('/atenção/日本'))).toBe('/atenção/日本');
  });

  test('[CS-01] a text that was cut, changed or never encrypted is refused', () => {
    const sealed = sealServicePath('/support');
    for (const text of ['', 'short', sealed.slice(1), sealed.slice(0, -1), `${sealed}x`]) {
      expect(() => openServicePath(text), text).toThrow();
    }
  });

  test('an address that would run a script or leave TLS is refused, even when it is encrypted correctly', () => {
    for (const path of [
      'javascript:alert(1)',
      '//elsewhere.example',
      'http://plain.example',
      'x',
    ]) {
      expect(() => openServicePath(sealServicePath(path)), path).toThrow();
    }
  });
});
