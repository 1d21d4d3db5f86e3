/**
 * What a login costs beside its hash, whether fifty at once hold up everybody else, whether the time tells which accounts
 * exist, and what the popup adds to a visitor's home.
 */
import { readFile } from 'node:fs/promises';
import { Agent, request, type RequestOptions } from 'node:http';
import { join } from 'node:path';
import { createCipher } from '@palpite/contract/cipher.ts';
import type { EncryptionKey } from '@palpite/contract/encryption-key.ts';
import { sessionLogin as loginCall } from '@palpite/contract/session.ts';
import { systemGetStatus } from '@palpite/contract/system.ts';
import { webBuild } from '@palpite/local/client-builds.ts';
import type { SiteProcess } from '@palpite/local/site-process.ts';
import { createPasswordHasher } from '@palpite/operator/testing/kernel';
import { withSite } from './bench-site.ts';
import { brotliSize, type Chunk, namedScripts, withStaticImports } from './javascript.ts';
import { type Figure, median, type Part, percentile } from './result.ts';

const LOGINS = 60;
const PAIRS = 1_000;
const AT_ONCE = 50;
const BURSTS = 6;
/** Besides its hash a login reads, decides and writes the session: measured 1.7 and accepted (docs/adr/0005-sessions.md). */
const OVER_HASH_BOUND = 1.8;
const OTHERS_BOUND_MS = 100;
const APART_BOUND_MS = 10;
const POPUP_BOUND_KB = 30;
const DIALOGS = ['src/app/app-dialogs.tsx', 'src/features/login/login-dialog.tsx'];

/** The bench asks more than one address may, and guesses more than one account bears. */
const environment = {
  LIMITS: JSON.stringify({
    generalPerMinute: 1_000_000,
    loginPerAddressPerMinute: 1_000_000,
    failuresBeforeCaptcha: 1_000_000,
    failuresBeforeWait: 1_000_000,
  }),
};

export const login: Part = {
  name: 'login',
  title: 'Login',
  measure: (say) =>
    withSite(
      async (site) => {
        const visitor = await createVisitor(site);
        const costs = await overHash(visitor);
        say(`  ${LOGINS} logins and hashes in turns`);
        const others = await whileManyLogIn(visitor);
        say(`  ${BURSTS} × ${AT_ONCE} logins at once`);
        const apart = await knownAndUnknown(visitor);
        say(`  ${PAIRS} pairs of refused logins`);
        return [...costs, ...others, ...apart, await popup(site, say)];
      },
      { environment },
    ),
};

interface Visitor {
  readonly username: string;
  readonly password: string;
  /** Status and text of the answer, and how long it took in milliseconds. */
  attempt(username: string, password: string): Promise<Answer>;
  /** How long another call takes, in milliseconds. */
  other(): Promise<number>;
}
interface Answer {
  readonly status: number;
  readonly text: string;
  readonly milliseconds: number;
}

async function createVisitor({ origins: [origin], dataDirectory }: SiteProcess): Promise<Visitor> {
  const { brandCode, username, password } = await demoMember(dataDirectory);
  const headers = { 'Merchant-Code': brandCode };
  const answer = await fetch(origin + systemGetStatus.path, { headers });
  const { value } = (await answer.json()) as { value: { encryption: { keys: EncryptionKey[] } } };
  const cipher = createCipher({ keys: () => value.encryption.keys });
  const agent = new Agent({ keepAlive: true });
  return {
    username,
    password,
    async attempt(name, typed) {
      const typedLogin = { type: 'username', username: name, password: typed };
      // Sealing is the browser's work, not the site's.
      const body = await cipher.seal(loginCall, typedLogin);
      return timed(origin + loginCall.path, {
        agent,
        method: loginCall.method,
        headers: { ...headers, 'Content-Type': 'application/jose', 'Content-Length': body.length },
        body,
      });
    },
    async other() {
      const asked = await timed(`${origin}/wps/system/setting/register`, { agent, headers });
      return asked.milliseconds;
    },
  };
}

/** Asks as plainly as Node can: `fetch` would add a millisecond of its own to what the site takes. */
function timed(
  address: string,
  { body, ...options }: RequestOptions & { body?: string },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const asked = request(address, options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('error', reject);
      response.on('end', () => {
        const milliseconds = performance.now() - began;
        resolve({ status: response.statusCode ?? 0, text, milliseconds });
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

async function demoMember(dataDirectory: string) {
  const all = JSON.parse(await readFile(join(dataDirectory, 'demo-accounts.json'), 'utf8')) as {
    brandCode: string;
    username: string;
    password: string;
  }[];
  const found = all.find(
    ({ brandCode, username }) => brandCode === 'palpite' && username === 'member',
  );
  if (found === undefined) throw new Error('there is no demo account to log in with');
  return found;
}

async function signIn({ attempt, username, password }: Visitor): Promise<number> {
  const { status: answered, text, milliseconds } = await attempt(username, password);
  if (answered !== 200) throw new Error(`a login was answered ${answered}: ${text}`);
  return milliseconds;
}

/** In turns, so that whatever else the machine does falls on both. */
async function overHash(visitor: Visitor): Promise<Figure[]> {
  const hasher = await createPasswordHasher(1);
  const stored = await hasher.hash(visitor.password);
  const hashes: number[] = [];
  const logins: number[] = [];
  for (let nth = -5; nth < LOGINS; nth += 1) {
    const began = performance.now();
    await hasher.verify(stored, visitor.password);
    const hash = performance.now() - began;
    const whole = await signIn(visitor);
    // The first ones only warm up.
    if (nth < 0) continue;
    hashes.push(hash);
    logins.push(whole);
  }
  return [
    { what: 'hash alone, median', value: median(hashes), unit: 'ms' },
    {
      what: 'login, median',
      value: median(logins),
      unit: 'ms',
      bound: OVER_HASH_BOUND * median(hashes),
      note: `${LOGINS} logins, HTTP and database included`,
    },
  ];
}

async function whileManyLogIn(visitor: Visitor): Promise<Figure[]> {
  const others: number[] = [];
  let refused = 0;
  for (let burst = 0; burst < BURSTS; burst += 1) {
    let under = true;
    const logins = Promise.all(
      Array.from({ length: AT_ONCE }, () => visitor.attempt(visitor.username, visitor.password)),
    ).finally(() => {
      under = false;
    });
    while (under) others.push(await visitor.other());
    refused += (await logins).filter((answer) => answer.status !== 200).length;
  }
  return [
    {
      what: `other calls while ${AT_ONCE} log in at once, p99`,
      value: percentile(others, 99),
      unit: 'ms',
      bound: OTHERS_BOUND_MS,
      note: `${others.length} calls`,
    },
    {
      what: 'logins told to come back',
      value: refused,
      unit: '',
      note: `of ${BURSTS * AT_ONCE}`,
    },
  ];
}

async function knownAndUnknown({ attempt, username }: Visitor): Promise<Figure[]> {
  const known: number[] = [];
  const unknown: number[] = [];
  let different = 0;
  for (let nth = 0; nth < PAIRS; nth += 1) {
    const names = [username, `nobody${nth}`];
    // Each is first as often as the other.
    if (nth % 2 === 1) names.reverse();
    const answers = new Map<string, Answer>();
    for (const name of names) answers.set(name, await attempt(name, 'not the password 1'));
    const [here, nowhere] = [answers.get(username), answers.get(`nobody${nth}`)];
    if (here === undefined || nowhere === undefined) throw new Error('a pair lacks an answer');
    known.push(here.milliseconds);
    unknown.push(nowhere.milliseconds);
    if (here.status !== nowhere.status || here.text !== nowhere.text) different += 1;
  }
  return [
    {
      what: 'known and unknown accounts, medians apart',
      value: Math.abs(median(known) - median(unknown)),
      unit: 'ms',
      bound: APART_BOUND_MS,
      note: `${PAIRS} pairs, known ${median(known).toFixed(1)} ms`,
    },
    { what: 'pairs answered differently', value: different, unit: '', bound: 0 },
  ];
}

/** The popup's code beside what home loads at first. */
async function popup({ origins: [origin] }: SiteProcess, say: (line: string) => void) {
  const { clientDirectory } = await webBuild(say);
  const manifest = JSON.parse(
    await readFile(join(clientDirectory, '.vite/manifest.json'), 'utf8'),
  ) as Record<string, Chunk>;
  const home = withStaticImports(namedScripts(await (await fetch(origin)).text()), manifest);
  const files = withStaticImports(
    DIALOGS.map((source) => {
      const file = manifest[source]?.file;
      if (file === undefined) throw new Error(`the build has no part for ${source}`);
      return file;
    }),
    manifest,
  );
  const added = [...files].filter((file) => !home.has(file));
  const sizes = await Promise.all(added.map((file) => brotliSize(clientDirectory, file)));
  return {
    what: 'login popup over home, JS (brotli)',
    value: sizes.reduce((total, size) => total + size, 0) / 1_000,
    unit: 'kB',
    bound: POPUP_BOUND_KB,
    note: `${added.length} files`,
  };
}
