/** A demo member who asks the site as plainly as Node can, for measurements. */
import { readFile } from 'node:fs/promises';
import { Agent, request, type RequestOptions } from 'node:http';
import { join } from 'node:path';
import { createCipher } from '@palpite/contract/cipher.ts';
import type { EncryptionKey } from '@palpite/contract/encryption-key.ts';
import { sessionLogin as loginCall } from '@palpite/contract/session.ts';
import { systemGetStatus } from '@palpite/contract/system.ts';
import { walletGetBalance } from '@palpite/contract/wallet.ts';
import type { SiteProcess } from '@palpite/local/site-process.ts';

export interface Visitor {
  readonly username: string;
  readonly password: string;
  /** Status and text of the answer, and how long it took in milliseconds. */
  attempt(username: string, password: string): Promise<Answer>;
  /** How long another call takes, in milliseconds. */
  other(): Promise<number>;
  /** How long the balance takes with the token of a session, in milliseconds. */
  balance(token: string): Promise<number>;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly milliseconds: number;
}

export async function createVisitor({
  origins: [origin],
  dataDirectory,
}: SiteProcess): Promise<Visitor> {
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
    async balance(token) {
      const { status, text, milliseconds } = await timed(origin + walletGetBalance.path, {
        agent,
        headers: { ...headers, Authorization: `Bearer ${token}` },
      });
      if (status !== 200) throw new Error(`the balance was answered ${status}: ${text}`);
      return milliseconds;
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

/** @returns how long it took, in milliseconds, and the token of the session */
export async function signIn({ attempt, username, password }: Visitor) {
  const { status: answered, text, milliseconds } = await attempt(username, password);
  if (answered !== 200) throw new Error(`a login was answered ${answered}: ${text}`);
  const { value } = JSON.parse(text) as { value: { token: string } };
  return { milliseconds, token: value.token };
}
