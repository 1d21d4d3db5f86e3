import { describe, expect, test } from 'vitest';
import { createReadOrigin } from './client-address.ts';

const read = (trusted: string[], peer: string | undefined, headers: Record<string, string> = {}) =>
  createReadOrigin(trusted)(new Headers({ host: 'localhost:3000', ...headers }), peer);

describe('a client’s address', () => {
  test.each([
    ['the connection’s own', [], '203.0.113.7', {}, '203.0.113.7'],
    [
      'the connection’s own when a stranger writes the header',
      [],
      '203.0.113.7',
      { 'x-forwarded-for': '1.2.3.4' },
      '203.0.113.7',
    ],
    [
      'what a trusted proxy says',
      ['10.0.0.0/8'],
      '10.1.2.3',
      { 'x-forwarded-for': '198.51.100.4' },
      '198.51.100.4',
    ],
    [
      'what the outermost trusted proxy saw, not what the client wrote',
      ['10.0.0.0/8'],
      '10.1.2.3',
      { 'x-forwarded-for': '6.6.6.6, 198.51.100.4, 10.9.9.9' },
      '198.51.100.4',
    ],
    [
      'the connection’s own when a trusted proxy says nothing',
      ['10.0.0.0/8'],
      '10.1.2.3',
      {},
      '10.1.2.3',
    ],
    [
      'the connection’s own when a trusted proxy says nonsense',
      ['10.0.0.0/8'],
      '10.1.2.3',
      { 'x-forwarded-for': 'unknown, <b>' },
      '10.1.2.3',
    ],
    ['IPv4 without its IPv6 wrapping', [], '::ffff:203.0.113.7', {}, '203.0.113.7'],
    [
      'IPv6 from behind a trusted IPv6 proxy',
      ['fd00::/8'],
      'fd00::1',
      { 'x-forwarded-for': '[2001:db8::1]:4433' },
      '2001:db8::1',
    ],
    [
      'nothing when the connection is gone',
      ['10.0.0.0/8'],
      undefined,
      { 'x-forwarded-for': '1.2.3.4' },
      '',
    ],
  ])('is %s', (_what, trusted, peer, headers, address) => {
    expect(read(trusted, peer, headers).address).toBe(address);
  });

  test('cannot be configured with nonsense', () => {
    expect(() => createReadOrigin(['10.0.0.0/8', 'the office'])).toThrow(
      /the office.*10\.0\.0\.0\/8/,
    );
  });
});

describe('a host name', () => {
  test('is the one asked for, without its port, in lower case', () => {
    expect(read([], '203.0.113.7', { host: 'EN.localhost:3000' }).host).toBe('en.localhost');
  });

  test('is taken from a forwarding header only when a trusted proxy sends it', () => {
    const forwarded = { 'x-forwarded-host': 'vn.localhost' };
    expect(read([], '203.0.113.7', forwarded).host).toBe('localhost');
    expect(read(['203.0.113.7'], '203.0.113.7', forwarded).host).toBe('vn.localhost');
  });
});

describe('the visitor’s country', () => {
  const country = (trusted: string[], header: string) =>
    createReadOrigin(trusted, 'cf-ipcountry')(
      new Headers({ host: 'localhost', 'CF-IPCountry': header }),
      '203.0.113.7',
    ).country;

  test('is what the configured header of a trusted proxy says', () => {
    expect(country(['203.0.113.7'], 'br')).toBe('BR');
    expect(read(['203.0.113.7'], '203.0.113.7', { 'cf-ipcountry': 'BR' }).country).toBeNull();
  });

  test('is not believed from a stranger, nor when it is no country', () => {
    expect(country([], 'BR')).toBeNull();
    for (const header of ['XX', 'T1', 'Brazil', '<b>', '']) {
      expect(country(['203.0.113.7'], header)).toBeNull();
    }
  });
});
