import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose';

/**
 * A server that imitates Firebase for browsers (`accounts:sendVerificationCode`, `accounts:signInWithPhoneNumber`) and
 * for servers (the published keys). Its tokens are really signed, with a key of its own, unless it imitates the
 * emulator.
 */

export const FIREBASE_PROJECT = {
  apiKey: 'AIzaSyTestTestTest',
  authDomain: 'demo-palpite.firebaseapp.com',
  projectId: 'demo-palpite',
  appId: '1:1234567890:web:abcdef',
} as const;

export interface FirebaseServer {
  readonly url: string;
  readonly keysUrl: string;
  /** The next answer is this error, as Firebase names it. */
  failWith(error: string): void;
  /** The last code sent to a number. @throws Error when there is none */
  codeSentTo(number: string): string;
  /** A token for a number, as after a right code; `claims` override Firebase's own. */
  token(number: string, now: Date, change?: TokenChange): Promise<string>;
  /** From now on signs with another key, published together with the previous ones. */
  rotate(): Promise<void>;
  /** The header that the keys are published with, and how often they were fetched. */
  cacheControl: string | null;
  keysBroken: boolean;
  readonly keysAsked: () => number;
  close(): Promise<void>;
}

export interface TokenChange {
  readonly claims?: JWTPayload;
  readonly kid?: string;
  readonly key?: CryptoKey;
}

interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly published: object;
}

/**
 * @param now the clock that dates its tokens
 * @param asEmulator its tokens are unsigned, as those of Firebase's own emulator are
 */
export async function startFirebase(now: () => Date, asEmulator = false): Promise<FirebaseServer> {
  const keys = [await newKey(1)];
  let failure: string | null = null;
  let keysAsked = 0;

  const token: FirebaseServer['token'] = async (number, at, { claims, kid, key } = {}) => {
    const latest = keys.at(-1);
    if (latest === undefined) throw new Error('there is no key');
    return new SignJWT({ ...claimsOf(number, at), ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: kid ?? latest.kid, typ: 'JWT' })
      .sign(key ?? latest.privateKey);
  };
  const { calls, codeSentTo } = phoneCalls((number) =>
    asEmulator ? new UnsecuredJWT(claimsOf(number, now())).encode() : token(number, now()),
  );
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://firebase');
    if (pathname === '/keys') {
      keysAsked += 1;
      if (firebase.keysBroken) return answer(response, 500, {});
      if (firebase.cacheControl !== null) {
        response.setHeader('Cache-Control', firebase.cacheControl);
      }
      return answer(response, 200, { keys: keys.map(({ published }) => published) });
    }
    if (request.method === 'OPTIONS') return answer(response, 204, {});
    if (pathname.endsWith('/recaptchaParams')) {
      return answer(response, 200, { recaptchaSiteKey: 'site-key' });
    }
    const call = calls[pathname.split('accounts:')[1] ?? ''];
    if (call === undefined) return answer(response, 501, {});
    const failing = failure;
    failure = null;
    readJson(request)
      .then((body) => {
        if (failing !== null) throw new Error(failing);
        return call(body);
      })
      .then((value) => answer(response, 200, value))
      .catch(({ message }: Error) => answer(response, 400, { error: { code: 400, message } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const firebase: FirebaseServer = {
    url,
    keysUrl: `${url}/keys`,
    cacheControl: 'public, max-age=3600',
    keysBroken: false,
    keysAsked: () => keysAsked,
    failWith: (error) => void (failure = error),
    codeSentTo,
    token,
    rotate: async () => void keys.push(await newKey(keys.length + 1)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return firebase;
}

type Call = (body: Record<string, string>) => Promise<object> | object;

/** The calls of browsers, each by the name after `accounts:`. */
function phoneCalls(sign: (number: string) => Promise<string> | string) {
  const sent = new Map<string, { number: string; code: string }>();
  const calls: Record<string, Call> = {
    sendVerificationCode({ phoneNumber = '' }) {
      const code = String(sent.size + 100_001);
      const sessionInfo = `session-${sent.size}`;
      sent.set(sessionInfo, { number: phoneNumber, code });
      return { sessionInfo };
    },
    async signInWithPhoneNumber({ sessionInfo = '', code }) {
      const asked = sent.get(sessionInfo);
      if (asked === undefined) throw new Error('INVALID_SESSION_INFO');
      if (asked.code !== code) throw new Error('INVALID_CODE');
      sent.delete(sessionInfo);
      const { number } = asked;
      const idToken = await sign(number);
      return { idToken, refreshToken: 'r', expiresIn: '3600', localId: 'u', phoneNumber: number };
    },
    lookup: () => ({ users: [{ localId: 'u' }] }),
  };
  return {
    calls,
    codeSentTo(number: string): string {
      const last = [...sent.values()].findLast((each) => each.number === number);
      if (last === undefined) throw new Error(`no code was sent to ${number}`);
      return last.code;
    },
  };
}

/** Firebase's claims for a number that was verified at that moment. */
export function claimsOf(number: string, at: Date): JWTPayload {
  const seconds = Math.floor(at.getTime() / 1_000);
  return {
    iss: `https://securetoken.google.com/${FIREBASE_PROJECT.projectId}`,
    aud: FIREBASE_PROJECT.projectId,
    auth_time: seconds,
    user_id: `user of ${number}`,
    sub: `user of ${number}`,
    iat: seconds,
    exp: seconds + 3_600,
    phone_number: number,
    firebase: { identities: { phone: [number] }, sign_in_provider: 'phone' },
  };
}

async function newKey(at: number): Promise<SigningKey> {
  const kid = `key-${at}`;
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const published = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
  return { kid, privateKey, published };
}

async function readJson(request: IncomingMessage): Promise<Record<string, string>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? {} : (JSON.parse(text) as Record<string, string>);
}

function answer(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': '*',
    'Content-Type': 'application/json',
  });
  response.end(status === 204 ? undefined : JSON.stringify(value));
}
