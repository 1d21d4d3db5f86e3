import { expect, test } from 'vitest';
import { explain } from './start-failure.ts';

const cluster = { directory: '/data/cluster', password: 'secret', user: undefined };
const explained = (line: string) =>
  explain(`2026-11-21 01:00:00.000 UTC [77] ${line}\n`, cluster, '/data/server.log');

test.each([
  'FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use',
  'FATAL:  lock file "postmaster.pid" already exists',
  'FATAL:  the database system is starting up',
])('worth another try: %s', (line) => {
  expect(explained(line)).toBe('again');
});

test('a taken port is a matter of the port', () => {
  expect(explained('LOG:  could not bind IPv4 address "127.0.0.1": Address already in use')).toBe(
    'port',
  );
});

test.each([
  ['PANIC:  could not locate a valid checkpoint record at 0/123', 'Restore a backup'],
  ['FATAL:  could not open file "global/pg_filenode.map": No such file', 'Restore a backup'],
  ['FATAL:  could not write lock file "postmaster.pid": No space left on device', 'Make room'],
  ['FATAL:  data directory "/data/cluster" has invalid permissions', 'wrong owner or mode'],
  ['FATAL:  could not map anonymous shared memory: Cannot allocate memory', 'not enough memory'],
  ['FATAL:  something that nobody has seen before', 'something that nobody has seen before'],
])('%s is reported with what to do, and where the log is', (line, advice) => {
  const error = explained(line);
  expect(error).toBeInstanceOf(Error);
  expect(String(error)).toContain(advice);
  expect(String(error)).toContain('/data/server.log');
  expect(String(error)).not.toContain('secret');
});

test('a server that ends without a word is reported too', () => {
  expect(String(explain('', cluster, '/data/server.log'))).toContain('it ended without a word');
});
