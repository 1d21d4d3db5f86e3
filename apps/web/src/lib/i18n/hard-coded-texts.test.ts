// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findHardCodedTexts } from '../../testing/hard-coded-texts.ts';

const ROOT = join(import.meta.dirname, '../../../../..');

/** Words in the sources that are the same in every language, and why. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // A storage key that the specification names.
  'apps/web/src/lib/session/session-record.ts': ['memberLabel'],
};
/** Shown to those who build the site, never to its visitors: `/dev/ui`. */
const FOR_DEVELOPERS = 'apps/web/src/features/specimen/';

function sources(): string[] {
  return ['apps/web/src/**/*.{ts,tsx}', 'packages/ui/src/**/*.{ts,tsx}']
    .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .filter((file) => !/\.test\.tsx?$|\/testing\/|\.gen\.ts$/.test(file))
    .filter((file) => !file.startsWith(FOR_DEVELOPERS));
}

test('no text for people is in the sources outside the catalogues', () => {
  const files = sources();
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) =>
    findHardCodedTexts(file, readFileSync(join(ROOT, file), 'utf8'))
      .filter(({ text }) => !ALLOWED[file]?.includes(text))
      .map(({ line, text }) => `${file}:${line} ${JSON.stringify(text)}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['between tags', '<p>Play now</p>'],
  ['in a label', '<button aria-label="Close" />'],
  ['in a component’s own label', '<Field closeLabel="Close" />'],
  ['in braces', "<p>{'Play now'}</p>"],
  ['in a template', '<p>{`Play ${name}`}</p>'],
  ['in a choice', "<p>{open ? 'Open' : null}</p>"],
  ['after a condition', "<p>{open && 'Open'}</p>"],
  ['in what a function is given', "showToast({ text: 'It is done' })"],
  ['in Thai', '<p>เล่นเลย</p>'],
])('a text %s is found', (_where, code) => {
  expect(findHardCodedTexts('x.tsx', `const x = ${code};`)).toHaveLength(1);
});

test.each([
  ['a marked text', '<Trans>Play <b>now</b></Trans>'],
  ['a text by its macro', '<button aria-label={t`Close`}>{t`Play ${name}`}</button>'],
  ['a plural', '<Plural value={n} one="# game" other="# games" />'],
  ['signs without letters', '<p>•••• {a} · {`: ${b}`}</p>'],
  ['a class, a path, a key', '<a className="flex gap" href="/rng" id="content">{a}</a>'],
  ['a comparison', "<p>{rail === 'hot' ? a : b}</p>"],
])('%s is none', (_what, code) => {
  expect(findHardCodedTexts('x.tsx', `const x = ${code};`)).toEqual([]);
});
