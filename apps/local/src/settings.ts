import { resolve } from 'node:path';
import { DEFAULT_LIMITS, type Limits, type OperatorConfig } from '@palpite/operator/config';
import { isLoopbackHost } from '@palpite/server/http/loopback-host.ts';
import {
  DEFAULT_RENDER_THREADS,
  type RenderSettings,
  WAITING_PER_THREAD,
} from './render-settings.ts';
import { StartError } from './start-error.ts';

/** The checkout that contains this file. */
export const CHECKOUT = resolve(import.meta.dirname, '../../..');

/** What the environment says about a site on one machine; docs/operator/configuration.md lists it. */
export interface Settings {
  /** Port of the site; 0 takes a free one. */
  readonly port: number;
  /** Port of the games: the next one unless told otherwise, and any free one beside a free one. */
  readonly gamesPort: number;
  /** Address to listen on: this machine alone unless told otherwise. */
  readonly host: string;
  readonly dataDirectory: string;
  /** The brands' folders; by default the project's own. */
  readonly brandsDirectory: string | undefined;
  /** A PostgreSQL of one's own; without it the project brings one. */
  readonly databaseUrl: string | undefined;
  /** Where reports are read, such as a standby; by default where everything is. */
  readonly reportsDatabaseUrl: string | undefined;
  /** The Valkey that carries values that move between processes; by default the database does. */
  readonly valkeyUrl: string | undefined;
  /** Origins that players reach the site at, the canonical one first; by default the demo brands' hosts. */
  readonly publicOrigins: readonly string[];
  /** The game host's origin as players reach it; by default the next port. */
  readonly gamesOrigin: string | undefined;
  readonly trustedProxies: readonly string[];
  /** The header that those proxies write the visitor's country into, e.g. `CF-IPCountry`. */
  readonly countryHeader: string | undefined;
  /** Wraps the keys that the database holds; without it a file in the data folder does. */
  readonly masterKey: string | undefined;
  /** Lets `/metrics` be read from other machines. */
  readonly metricsToken: string | undefined;
  /** The mail server and the SMS gateway that codes go out by; undefined keeps them in the outbox. */
  readonly smtp: OperatorConfig['smtp'];
  readonly smsGateway: OperatorConfig['smsGateway'];
  /** Where Firebase's keys are published, and the emulator that replaces Firebase on this machine. */
  readonly firebase: OperatorConfig['firebase'];
  /** On for a site of this machine alone; off with a database or public origins of one's own, unless told otherwise. */
  readonly demoAccounts: boolean;
  /** The public randomness that draws from a seed are mixed with. */
  readonly lotteryDrand: OperatorConfig['lotteryDrand'];
  /** Where the numbers of official lottery draws come from. */
  readonly lotteryResults: NonNullable<OperatorConfig['lotteryResults']>;
  /** As `demoAccounts` where it is not said. */
  readonly openingBalance: boolean | undefined;
  readonly logLevel: LogLevel;
  readonly rendering: RenderSettings;
  /** The operator's numbers, where they differ from its own. */
  readonly limits: Partial<Limits>;
}

const RESULT_SOURCES = ['sandbox', 'people'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * @param args what stood behind the command: nothing may, since settings come from the environment alone
 * @throws StartError naming the variable that does not fit
 */
export function readSettings(
  environment: NodeJS.ProcessEnv,
  args: readonly string[] = [],
): Settings {
  if (args.length > 0) {
    throw new StartError(
      `"${args.join(' ')}" is not understood: settings are variables, as in PORT=4000 npm start. ` +
        'docs/operator/configuration.md lists them.',
    );
  }
  const site = port('PORT', environment.PORT || '3000');
  // A database of one's own or a public address: it may hold real players, so no password is printed.
  const isShared = Boolean(environment.DATABASE_URL || environment.PUBLIC_ORIGINS);
  return {
    port: site,
    gamesPort: environment.GAMES_PORT
      ? port('GAMES_PORT', environment.GAMES_PORT)
      : site && site + 1,
    host: environment.HOST || '127.0.0.1',
    dataDirectory: resolve(CHECKOUT, environment.PALPITE_DATA || '.data'),
    brandsDirectory: environment.PALPITE_BRANDS
      ? resolve(CHECKOUT, environment.PALPITE_BRANDS)
      : undefined,
    databaseUrl: databaseUrl('DATABASE_URL', environment.DATABASE_URL),
    reportsDatabaseUrl: databaseUrl('REPORTS_DATABASE_URL', environment.REPORTS_DATABASE_URL),
    valkeyUrl: valkeyUrl(environment.VALKEY_URL),
    publicOrigins: list(environment.PUBLIC_ORIGINS).map((text) => origin('PUBLIC_ORIGINS', text)),
    gamesOrigin: environment.GAMES_ORIGIN
      ? origin('GAMES_ORIGIN', environment.GAMES_ORIGIN)
      : undefined,
    trustedProxies: list(environment.TRUSTED_PROXIES),
    countryHeader: headerName('COUNTRY_HEADER', environment.COUNTRY_HEADER),
    masterKey: environment.MASTER_KEY || undefined,
    metricsToken: environment.METRICS_TOKEN || undefined,
    smtp: smtp(environment),
    smsGateway: smsGateway(environment),
    firebase: {
      keysUrl: safeUrl('FIREBASE_KEYS_URL', environment.FIREBASE_KEYS_URL),
      emulator: emulator(environment.FIREBASE_EMULATOR),
    },
    demoAccounts: onOrOff('DEMO_ACCOUNTS', environment.DEMO_ACCOUNTS || (isShared ? 'off' : 'on')),
    openingBalance:
      environment.OPENING_BALANCE === undefined || environment.OPENING_BALANCE === ''
        ? undefined
        : onOrOff('OPENING_BALANCE', environment.OPENING_BALANCE),
    lotteryResults: oneOf(
      'LOTTERY_RESULTS',
      environment.LOTTERY_RESULTS || 'sandbox',
      RESULT_SOURCES,
    ),
    lotteryDrand: drand(environment),
    logLevel: oneOf('LOG_LEVEL', environment.LOG_LEVEL || 'warn', LOG_LEVELS),
    rendering: rendering(environment),
    limits: limits(environment.LIMITS),
  };
}

function port(name: string, text: string): number {
  const value = Number(text);
  if (/^\d{1,5}$/.test(text) && value <= 65_534) return value;
  throw new StartError(
    `${name} is "${text}": give a number from 1 to 65534, or 0 for any free port.`,
  );
}

/** How many pages are rendered at once, and how many may wait: by default a second's worth for each thread. */
function rendering(environment: NodeJS.ProcessEnv): RenderSettings {
  const { RENDER_THREADS, RENDER_WAITING } = environment;
  const threads = count('RENDER_THREADS', RENDER_THREADS, DEFAULT_RENDER_THREADS, 64);
  return {
    threads,
    waiting: count('RENDER_WAITING', RENDER_WAITING, threads * WAITING_PER_THREAD, 10_000),
  };
}

function count(name: string, text: string | undefined, usual: number, most: number): number {
  if (!text) return usual;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= most) return value;
  throw new StartError(`${name} is "${text}": give a whole number from 1 to ${most}.`);
}

function databaseUrl(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new StartError(
    `${name} is not a PostgreSQL address. It reads postgres://user:password@host:5432/database; ` +
      'unset it to use the database that the project brings.',
  );
}

function valkeyUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const parsed = URL.canParse(text) ? new URL(text) : undefined;
  const isValkey = /^rediss?:$/.test(parsed?.protocol ?? '') && parsed?.hostname !== '';
  // Messages have no numbered database: a path would promise one.
  if (isValkey && /^\/?$/.test(parsed?.pathname ?? '')) return text;
  throw new StartError(
    'VALKEY_URL is not the address of a Valkey. It reads redis://user:password@host:6379, or rediss:// for TLS.',
  );
}

function origin(name: string, text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
  throw new StartError(`${name} holds "${text}": give addresses such as https://play.example.com.`);
}

function headerName(variable: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^[A-Za-z][\w-]{0,63}$/.test(text)) return text;
  throw new StartError(`${variable} is "${text}": give a header's name such as CF-IPCountry.`);
}

function smtp({ SMTP_URL: url, MAIL_FROM: from }: NodeJS.ProcessEnv): Settings['smtp'] {
  if (!url) return undefined;
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url)) {
    throw new StartError(
      'SMTP_URL is not a mail server. It reads smtp://user:password@host:587, or smtps:// with port 465.',
    );
  }
  if (!from || !/^[^\s@<>]+@[^\s@<>]+$/.test(from)) {
    throw new StartError(
      'MAIL_FROM must be the address that e-mail comes from, such as codes@example.com.',
    );
  }
  return { url, from };
}

/** The token and the codes pass over it, so that another machine is spoken to over TLS alone. */
function smsGateway({
  SMS_GATEWAY_URL: url,
  SMS_GATEWAY_TOKEN: token,
}: NodeJS.ProcessEnv): Settings['smsGateway'] {
  const safe = safeUrl('SMS_GATEWAY_URL', url);
  if (safe === undefined) return undefined;
  if (!token || !/^[\x21-\x7e]+$/.test(token)) {
    throw new StartError('SMS_GATEWAY_TOKEN must be what the gateway knows this site by.');
  }
  return { url: safe, token };
}

/** The League of Entropy's network `quicknet`. */
const QUICKNET = {
  key: '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  period: 3,
  genesis: 1_692_803_367,
};

function drand(environment: NodeJS.ProcessEnv): Settings['lotteryDrand'] {
  const url = safeUrl('LOTTERY_DRAND_URL', environment.LOTTERY_DRAND_URL);
  if (url === undefined) return undefined;
  const publicKey = environment.LOTTERY_DRAND_PUBLIC_KEY || QUICKNET.key;
  if (!/^[0-9a-f]{192}$/.test(publicKey)) {
    throw new StartError(
      'LOTTERY_DRAND_PUBLIC_KEY must be the key of a drand network: 192 hexadecimal digits.',
    );
  }
  const { LOTTERY_DRAND_PERIOD: period, LOTTERY_DRAND_GENESIS: genesis } = environment;
  return {
    url: url.replace(/\/$/, ''),
    publicKey,
    periodSeconds: count('LOTTERY_DRAND_PERIOD', period, QUICKNET.period, 3_600),
    genesisSeconds: count('LOTTERY_DRAND_GENESIS', genesis, QUICKNET.genesis, 4_000_000_000),
  };
}

/** An address that nobody between here and there can answer for. */
function safeUrl(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  const parsed = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe =
    parsed?.protocol === 'https:' ||
    (parsed?.protocol === 'http:' && isLoopbackHost(parsed.hostname));
  if (isSafe) return text;
  throw new StartError(
    `${name} is "${text}": give an https:// address, or an http:// one on this machine.`,
  );
}

function emulator(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^http:\/\/(localhost|127\.0\.0\.1):\d{1,5}$/.test(text)) return text;
  throw new StartError(
    `FIREBASE_EMULATOR is "${text}": give an address on this machine, such as http://127.0.0.1:9099.`,
  );
}

function onOrOff(name: string, text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on';
  throw new StartError(`${name} is "${text}": give on or off.`);
}

function oneOf<Choice extends string>(
  name: string,
  text: string,
  choices: readonly Choice[],
): Choice {
  const found = choices.find((choice) => choice === text);
  if (found) return found;
  throw new StartError(`${name} is "${text}": give one of ${choices.join(', ')}.`);
}

/** `LIMITS='{"sessionIdleSeconds":600}'`: names from the operator's table, whole numbers from 1. */
function limits(text: string | undefined): Partial<Limits> {
  if (!text) return {};
  const given = json(text);
  for (const [name, value] of Object.entries(given)) {
    if (!(name in DEFAULT_LIMITS) || !Number.isSafeInteger(value) || Number(value) < 1) {
      throw new StartError(
        `LIMITS sets "${name}" to ${JSON.stringify(value)}: names are ${Object.keys(DEFAULT_LIMITS).join(', ')}, and values whole numbers from 1.`,
      );
    }
  }
  return given;
}

function json(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Reported below: both cases are the same mistake.
  }
  throw new StartError('LIMITS is not a JSON object such as {"sessionIdleSeconds":600}.');
}

const list = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
