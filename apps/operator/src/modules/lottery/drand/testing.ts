import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Recorded rounds of the League of Entropy's network quicknet, by number. */
export const QUICKNET_KEY =
  '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a';
export const QUICKNET_ROUNDS: Readonly<Record<number, string>> = {
  1000: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  1001: 'b33bf3667cbd5a82de3a24b4e0e9fe5513cc1a0e840368c6e31f5fcfa79bea03f73896b25883abf2853d10337fb8fa41',
  1002: 'ab066f9c12dd6de1336fca0f925192fb0c72a771c3e4c82ede1fd362c1a770f9eb05843c6308ce2530b53a99c0281a6e',
  1003: 'b104c82771698f45fd8dcfead083d482694c31ab519bcef077f126f3736fe98c8392fd5d45d88aeb76b56ccfcb0296d7',
  657413:
    'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
};
/** What the network published with two of them. */
export const QUICKNET_RANDOMNESS: Readonly<Record<number, string>> = {
  1000: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  657413: 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
};

export interface Relayed {
  readonly status: number;
  readonly body: string;
}

/** The answer of an honest relay. */
export const relayed = (round: number): Relayed => {
  const signature = QUICKNET_ROUNDS[round];
  return signature === undefined
    ? { status: 404, body: 'no such round' }
    : { status: 200, body: JSON.stringify({ round, randomness: '', signature }) };
};

/** A relay on this machine that answers as the test says. */
export async function startRelay() {
  const asked: number[] = [];
  const relay = { answer: relayed };
  const server = createServer((request, response) => {
    const round = Number(/^\/quicknet\/public\/(\d+)$/.exec(request.url ?? '')?.[1]);
    asked.push(round);
    const { status, body } = relay.answer(round);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    relay,
    asked,
    url: `http://127.0.0.1:${port}/quicknet`,
    close: () => new Promise<unknown>((closed) => server.close(closed)),
  };
}
