import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import { freePort } from '@palpite/postgres/free-port.ts';

/** A server of Valkey's protocol that keeps nothing. */
export interface ValkeyServer {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Ends the server when our input ends: also when this process dies, by whatever signal. */
const GUARD = '"$@" & echo "pid $!"; read line; kill -KILL "$!"';

/** @param program the path of `valkey-server` or `redis-server` */
export async function startValkey(program: string, port?: number): Promise<ValkeyServer> {
  const at = port ?? (await freePort());
  const settings = {
    port: String(at),
    bind: '127.0.0.1',
    save: '',
    appendonly: 'no',
    dir: tmpdir(),
  };
  const words = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  const child = spawn('/bin/sh', ['-c', GUARD, 'sh', program, ...words], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  let pid = 0;
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith('pid ')) pid = Number(line.slice(4));
    if (line.includes('Ready to accept connections')) break;
  }
  if (child.exitCode !== null) throw new Error(`${program} has ended`);
  // What it writes from here on is read by nothing, and must not fill the pipe.
  child.stdout.resume();
  return {
    url: `redis://127.0.0.1:${at}`,
    port: at,
    pid,
    async stop() {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}
