import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
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
