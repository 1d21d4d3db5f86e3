import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@palpite/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { announcement } from '#modules/talk/tables/announcement.table.ts';
import { withOperator } from '#testing/with-operator.ts';
import { testTerminal } from './testing.ts';

const operator = withOperator();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'palpite-announcements-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const { said, complained, run, clear } = testTerminal(() => operator, { command: 'announcement' });
beforeEach(async () => {
  clear();
  await operator.services.database.delete(announcement);
});

const shown = async (language: 'PT' | 'EN' = 'PT') =>
  (await operator.browser({ language }).client.call(endpoints.announcement.list, { query: {} }))
    .list;

test('one added by command is shown at once, in the brand’s language; once removed, it is not', async () => {
  expect(await run('add', 'palpite', '--title', 'Aviso', '--text', 'Um.\n\n**Dois.**')).toBe(0);
  const [only] = await shown();
  expect(only).toMatchObject({
    type: 'B',
    title: 'Aviso',
    content: [
      { kind: 'paragraph', runs: [{ text: 'Um.' }] },
      { kind: 'paragraph', runs: [{ text: 'Dois.', strong: true }] },
    ],
  });
  expect(await run('list', 'palpite')).toBe(0);
  expect(said.join('\n')).toMatch(/shown .*Aviso/);

  expect(await run('remove', 'palpite', only?.announcementId ?? '')).toBe(0);
  expect(await shown()).toEqual([]);
  expect(await run('remove', 'palpite', only?.announcementId ?? '')).toBe(1);
  expect(complained[0]).toBe('palpite has no announcement with that id.');
});

test('[AGENT-02] one for agents reaches only agents', async () => {
  const add = ['add', 'palpite', '--title', 'Comissão', '--text', 'Texto.'];
  expect(await run(...add, '--audience', 'agents')).toBe(0);
  expect(await shown()).toEqual([]);
  const agent = await operator.signedIn(1);
  const { list } = await agent.client.call(endpoints.announcement.listForAgents, { query: {} });
  expect(list).toMatchObject([{ title: 'Comissão' }]);
  expect(await run(...add, '--audience', 'nobody')).toBe(1);
});

test('--important marks one that opens itself, for members alone; without it one is quiet', async () => {
  const add = ['add', 'palpite', '--text', 'Texto.', '--title'];
  expect(await run(...add, 'Aviso')).toBe(0);
  operator.clock.advance(1);
  expect(await run(...add, 'Novas regras', '--important')).toBe(0);
  expect(await shown()).toMatchObject([
    { title: 'Novas regras', isImportant: true },
    { title: 'Aviso', isImportant: false },
  ]);
  expect(await run('list', 'palpite')).toBe(0);
  expect(said.join('\n')).toMatch(/yes .*shown .*Novas regras/);
  expect(said.join('\n')).not.toMatch(/yes .*Aviso/);

  expect(await run(...add, 'Comissão', '--important', '--audience', 'agents')).toBe(1);
  expect(complained[0]).toMatch(/^--important is for everybody/);
});

test('a file contains it in several languages', async () => {
  const file = join(folder, 'both.json');
  const texts = {
    PT: { title: 'Novidade', content: ['Chegou.'] },
    EN: { title: 'News', content: ['It is here.'] },
  };
  await writeFile(file, JSON.stringify(texts));
  expect(await run('add', 'palpite', '--file', file, '--type', 'PU')).toBe(0);
  expect((await shown('EN'))[0]).toMatchObject({ type: 'PU', title: 'News' });
  expect((await shown('PT'))[0]).toMatchObject({ title: 'Novidade' });
});

test('--from and --until set when it is shown', async () => {
  const at = (seconds: number) =>
    new Date(operator.clock.now.getTime() + seconds * 1_000).toISOString();
  const times = ['--from', at(60), '--until', at(120)];
  expect(await run('add', 'palpite', '--title', 'Breve', '--text', 'Logo.', ...times)).toBe(0);
  expect(await shown()).toHaveLength(0);
  operator.clock.advance(90);
  expect(await shown()).toHaveLength(1);
  operator.clock.advance(60);
  expect(await shown()).toHaveLength(0);
});

test.each([
  { what: 'no text', typed: ['--title', 'x'], says: 'Missing --title and --text, or --file.' },
  {
    what: 'an unknown type',
    typed: ['--title', 'x', '--text', 'y', '--type', 'Z'],
    says: 'Invalid type "Z". Choose one of: B, PL, PU, PR, H.',
  },
  {
    what: 'a time that is none',
    typed: ['--title', 'x', '--text', 'y', '--from', 'tomorrow'],
    says: 'Invalid --from "tomorrow": expected a time such as 2026-12-31T23:00:00Z.',
  },
  {
    what: 'an end before the beginning',
    typed: ['--title', 'x', '--text', 'y', '--until', '2020-01-01T00:00:00Z'],
    says: '--until must be after --from.',
  },
])('$what is reported in a sentence, and nothing is added', async ({ typed, says }) => {
  expect(await run('add', 'palpite', ...typed)).toBe(1);
  expect(complained[0]).toBe(says);
  expect(await shown()).toEqual([]);
});
