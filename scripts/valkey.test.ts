import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getValkey } from './valkey.ts';

let path: string;
let said: string[];
const say = (line: string) => void said.push(line);

beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'palpite-valkey-'));
  said = [];
});
afterEach(() => rmSync(path, { recursive: true }));

function put(name: string, script: string): void {
  const file = join(path, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}

test('a Valkey that is there is taken before a Redis, and nothing is installed', () => {
  put('apt-get', 'exit 100');
  put('redis-server', '');
  expect(getValkey(say, { path, root: true })).toBe(join(path, 'redis-server'));
  put('valkey-server', '');
  expect(getValkey(say, { path, root: true })).toBe(join(path, 'valkey-server'));
  expect(said).toEqual([]);
});

test('without one, root gets Debian’s package, and reads that it does', () => {
  put('apt-get', '[ "$1" = update ] || : > "${0%/*}/redis-server"');
  expect(getValkey(say, { path, root: true })).toBe(join(path, 'redis-server'));
  expect(said).toEqual(['No Valkey was found: installing the package redis-server.']);
});

test('where none can be had, the run says what it leaves out, and why', () => {
  put('apt-get', 'echo "nothing to fetch it from" >&2; exit 100');
  expect(getValkey(say, { path, root: false })).toBeUndefined();
  expect(getValkey(say, { path, root: true })).toBeUndefined();
  expect(said).toEqual([
    'No Valkey was found; tests over it are left out. sudo apt-get install redis-server gets one.',
    'No Valkey was found: installing the package redis-server.',
    'Installing redis-server failed: nothing to fetch it from. Tests over Valkey are left out.',
  ]);
});
