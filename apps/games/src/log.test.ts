import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openGames } from './testing/open-games.ts';
import { createLog } from './log.ts';

function sink() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString('utf8'));
      done();
    },
  });
  return { lines, stream };
}

test('a failed query is logged with its statement and without what was put into it', () => {
  const { lines, stream } = sink();
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (server_seed)=(deadbeef)',
  });
  const failed = new DrizzleQueryError('insert into seed_pair values ($1)', ['deadbeef'], cause);
  createLog('error', stream).error({ err: failed }, 'a request failed');
  const line = lines.join('');
  expect(line).not.toContain('deadbeef');
  expect(JSON.parse(line)).toMatchObject({
    app: 'games',
    err: { statement: 'insert into seed_pair values ($1)', cause: { code: '23505' } },
  });
});

test('a token in an error’s message is not logged', () => {
  const { lines, stream } = sink();
  const token = 'a'.repeat(43);
  createLog('error', stream).error({ err: new Error(`no session for ${token}`) }, 'failed');
  expect(lines.join('')).not.toContain(token);
});

test('the log of a host whose database fails holds no seed of a player', async () => {
  const { lines, stream } = sink();
  const open = await openGames();
  try {
    await open.database.pool.query(
      'alter table games.seed_pair add constraint never check (server_seed is null)',
    );
    const games = await open.another({}, { logLevel: 'error', logStream: stream });
    const answer = await games.app.request('/api/session', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        gameCode: 'lines-ocean-001',
        launchToken: open.operator.launch('player-log', 'lines-ocean-001'),
      }),
    });
    expect(answer.status).toBe(500);
    const log = lines.join('');
    expect(log).toContain('seed_pair');
    expect(log).not.toMatch(/[0-9a-f]{64}/);
  } finally {
    await open.close();
  }
});
