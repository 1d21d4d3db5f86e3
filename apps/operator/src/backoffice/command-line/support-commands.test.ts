import { beforeEach, expect, test } from 'vitest';
import { supportMessage } from '#modules/talk/tables/support.table.ts';
import { leaveMessage } from '#modules/talk/support/leave-message.ts';
import { withOperator } from '#testing/with-operator.ts';
import { testTerminal } from './testing.ts';

const operator = withOperator();

const { said, complained, run, clear } = testTerminal(() => operator, { command: 'support' });
beforeEach(async () => {
  clear();
  await operator.services.database.delete(supportMessage);
});

const leave = (message: string) =>
  leaveMessage(operator.services.database, {
    formId: message,
    brandCode: 'palpite',
    channel: 'vip',
    language: 'PT',
    message,
    createdAt: operator.clock.now,
  });

test('waiting messages are listed, read and answered, and then wait no more', async () => {
  const reference = await leave('Onde está\nmeu prêmio?');
  expect(await run('list', 'palpite')).toBe(0);
  expect(said.join('\n')).toMatch(new RegExp(`${reference} +vip .*waiting +Onde está meu prêmio`));
  expect(await run('answer', reference.toLowerCase(), 'Já', 'está', 'no', 'saldo.')).toBe(0);
  said.length = 0;
  await run('list', 'palpite');
  expect(said).toHaveLength(1);
  await run('list', 'palpite', '--all');
  expect(said.join('\n')).toContain('answered');
  said.length = 0;
  await run('show', reference);
  expect(said.join('\n')).toContain('Já está no saldo.');
});

test('a stranger’s text cannot control the terminal', async () => {
  const reference = await leave('\u001B[2J\u001B]0;owned\u0007hello\u202Eolleh');
  await run('list', 'palpite');
  await run('show', reference);
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  expect(said.join('\n')).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u202E]/);
});

test('an unknown reference and an empty answer are reported in a sentence', async () => {
  expect(await run('show', 'ABCDE-12345')).toBe(1);
  expect(complained[0]).toBe('Message "ABCDE-12345" not found.');
  const reference = await leave('Oi, tudo bem?');
  complained.length = 0;
  expect(await run('answer', reference)).toBe(1);
  expect(complained[0]).toBe('Missing answer.');
});
