import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { openGames } from './testing/open-games.ts';

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

test('the log of a host whose database fails contains no seed of a player', async () => {
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
