import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHECKOUT, readSettings } from './settings.ts';
import { StartError } from './start-error.ts';

test('without any variable the site is on port 3000 of this machine alone, its data in the checkout', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    gamesPort: 3001,
    host: '127.0.0.1',
    dataDirectory: `${CHECKOUT}/.data`,
    databaseUrl: undefined,
    publicOrigins: [],
    demoAccounts: true,
    openingBalance: undefined,
    lotteryResults: 'sandbox',
    lotteryDrand: undefined,
    smtp: undefined,
    smsGateway: undefined,
    limits: {},
  });
});

test.each([
  { DATABASE_URL: 'postgres://me@db/site' },
  { PUBLIC_ORIGINS: 'https://play.example.com' },
])(
  'where real players may be (%o) demo accounts are off unless they are asked for',
  (environment) => {
    expect(readSettings(environment).demoAccounts).toBe(false);
    expect(readSettings({ ...environment, DEMO_ACCOUNTS: 'on' }).demoAccounts).toBe(true);
  },
);

test('variables are taken over', () => {
  const settings = readSettings({
    PORT: '0',
    PALPITE_DATA: '/srv/palpite',
    PALPITE_BRANDS: '/srv/brands',
    DATABASE_URL: 'postgres://me:secret@db:5433/site',
    REPORTS_DATABASE_URL: 'postgres://me:secret@standby:5433/site',
    VALKEY_URL: 'rediss://me:secret@valkey:6380',
    PUBLIC_ORIGINS: 'https://play.example.com/, https://en.example.com',
    TRUSTED_PROXIES: '10.0.0.0/8',
    LIMITS: '{"sessionIdleSeconds":600}',
    SMTP_URL: 'smtp://me:secret@mail.example.com:587',
    MAIL_FROM: 'codes@example.com',
    SMS_GATEWAY_URL: 'https://sms.example.com/send',
    SMS_GATEWAY_TOKEN: 'token',
    FIREBASE_KEYS_URL: 'https://keys.example.com/jwk',
    FIREBASE_EMULATOR: 'http://127.0.0.1:9099',
    OPENING_BALANCE: 'off',
    LOTTERY_RESULTS: 'people',
    RENDER_THREADS: '3',
    RENDER_WAITING: '9',
  });
  expect(settings).toMatchObject({
    port: 0,
    gamesPort: 0,
    dataDirectory: '/srv/palpite',
    brandsDirectory: '/srv/brands',
    databaseUrl: 'postgres://me:secret@db:5433/site',
    reportsDatabaseUrl: 'postgres://me:secret@standby:5433/site',
    valkeyUrl: 'rediss://me:secret@valkey:6380',
    publicOrigins: ['https://play.example.com', 'https://en.example.com'],
    trustedProxies: ['10.0.0.0/8'],
    limits: { sessionIdleSeconds: 600 },
    rendering: { threads: 3, waiting: 9 },
    openingBalance: false,
    lotteryResults: 'people',
    smtp: { url: 'smtp://me:secret@mail.example.com:587', from: 'codes@example.com' },
    smsGateway: { url: 'https://sms.example.com/send', token: 'token' },
    firebase: { keysUrl: 'https://keys.example.com/jwk', emulator: 'http://127.0.0.1:9099' },
  });
});

test.each([
  [{ PORT: '65535' }, 'PORT'],
  [{ PORT: 'http' }, 'PORT'],
  [{ GAMES_PORT: '-1' }, 'GAMES_PORT'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
  [{ REPORTS_DATABASE_URL: 'standby' }, 'REPORTS_DATABASE_URL'],
  [{ VALKEY_URL: 'valkey:6379' }, 'VALKEY_URL'],
  [{ VALKEY_URL: 'redis://valkey:6379/1' }, 'VALKEY_URL'],
  [{ PUBLIC_ORIGINS: 'play.example.com' }, 'PUBLIC_ORIGINS'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ DEMO_ACCOUNTS: 'no' }, 'DEMO_ACCOUNTS'],
  [{ OPENING_BALANCE: 'no' }, 'OPENING_BALANCE'],
  [{ LOTTERY_RESULTS: 'vendor' }, 'LOTTERY_RESULTS'],
  [{ LOTTERY_DRAND_URL: 'http://drand.example.com' }, 'LOTTERY_DRAND_URL'],
  [
    { LOTTERY_DRAND_URL: 'https://drand.example.com', LOTTERY_DRAND_PUBLIC_KEY: '83cf' },
    'LOTTERY_DRAND_PUBLIC_KEY',
  ],
  [
    { LOTTERY_DRAND_URL: 'https://drand.example.com', LOTTERY_DRAND_PERIOD: '0' },
    'LOTTERY_DRAND_PERIOD',
  ],
  [{ RENDER_THREADS: '0' }, 'RENDER_THREADS'],
  [{ RENDER_THREADS: 'all' }, 'RENDER_THREADS'],
  [{ RENDER_WAITING: '1.5' }, 'RENDER_WAITING'],
  [{ SMTP_URL: 'mail.example.com', MAIL_FROM: 'codes@example.com' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.example.com' }, 'MAIL_FROM'],
  [{ SMS_GATEWAY_URL: 'http://sms.example.com', SMS_GATEWAY_TOKEN: 'token' }, 'SMS_GATEWAY_URL'],
  [{ SMS_GATEWAY_URL: 'https://sms.example.com' }, 'SMS_GATEWAY_TOKEN'],
  [{ FIREBASE_KEYS_URL: 'http://keys.example.com' }, 'FIREBASE_KEYS_URL'],
  [{ FIREBASE_EMULATOR: 'http://emulator.example.com:9099' }, 'FIREBASE_EMULATOR'],
  [{ LIMITS: 'sessionIdleSeconds=600' }, 'LIMITS'],
  [{ LIMITS: '{"sessionIdleSeconds":-1}' }, 'sessionIdleSeconds'],
  [{ LIMITS: '{"nothing":1}' }, 'nothing'],
])('%o is refused with a sentence that names it', (environment, name) => {
  expect(() => readSettings(environment)).toThrow(StartError);
  expect(() => readSettings(environment)).toThrow(name);
});

test('the page about configuration names every variable that is read', async () => {
  const page = await readFile(join(CHECKOUT, 'docs/operator/configuration.md'), 'utf8');
  const source = await readFile(join(CHECKOUT, 'apps/local/src/settings.ts'), 'utf8');
  const read = [...source.matchAll(/environment\.([A-Z_]+)/g)].map(([, name]) => name);
  const named = [...page.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
  expect(read).toContain('PORT');
  for (const name of read) expect(named).toContain(name);
});

test('words behind the command are refused: nobody shall think that they were heard', () => {
  expect(() => readSettings({}, ['--port', '4000'])).toThrow(
    '"--port 4000" is not understood: settings are variables, as in PORT=4000 npm start.',
  );
});
