import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createTestDatabase } from '@palpite/postgres/testing.ts';
import { expect, test } from 'vitest';

const COMMAND_LINE = join(import.meta.dirname, 'operator-command.ts');

test('a reader that leaves before the command has spoken, as `head` does, breaks nothing', async () => {
  const command = spawn(process.execPath, [COMMAND_LINE], { stdio: ['ignore', 'pipe', 'pipe'] });
  command.stdout.destroy();
  const complained = text(command.stderr);
  const [code, signal] = await once(command, 'close');
  expect({ code, signal, complained: await complained }).toEqual({
    code: 0,
    signal: null,
    complained: '',
  });
});

test('the command line names the public rounds that the site names: it has the same settings of lotteries', async () => {
  const database = await createTestDatabase({ template: 'empty', migrate: async () => {} });
  const environment = {
    ...process.env,
    DATABASE_URL: database.url,
    LOTTERY_DRAND_URL: 'https://relay.invalid/quicknet',
    LOTTERY_DRAND_PUBLIC_KEY: '00'.repeat(96),
  };
  const command = spawn(process.execPath, [COMMAND_LINE, 'lottery', 'games'], {
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // Refused where the issues would be made with it.
  const complained = await text(command.stderr);
  await database.drop();
  expect(complained).toContain('LOTTERY_DRAND_PUBLIC_KEY is no key');
});
