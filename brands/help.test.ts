import { LANGUAGES } from '@palpite/domain';
import { expect, test } from 'vitest';
import { type Help, readHelp } from './read-help.ts';

const texts = await readHelp();

test('the help centre has the same articles in every language it is written in', () => {
  const shapes = [...texts.values()].map(({ sections }) =>
    sections.map(({ id, articles }) => [
      id,
      articles.map((article) => [article.id, article.blocks.length]),
    ]),
  );
  expect([...texts.keys()]).toEqual(expect.arrayContaining(['PT', 'EN', 'VI']));
  for (const shape of shapes) expect(shape).toEqual(shapes[0]);
});

const MONEY_ARTICLES = [
  'verification',
  'deposits',
  'withdrawals',
  'turnover',
  'fees',
  'payment-limits',
  'bonuses',
  'agents',
];

test('in each of the six languages players read how money comes in, goes out, and what it costs', () => {
  expect([...texts.keys()].toSorted()).toEqual(LANGUAGES.toSorted());
  for (const { sections } of texts.values()) {
    const ids = sections.flatMap(({ articles }) => articles.map(({ id }) => id));
    expect(ids).toEqual(expect.arrayContaining(MONEY_ARTICLES));
  }
});

/** Every line of a help without placeholders and addresses, which are the same in every language. */
const linesOf = ({ sections }: Help) =>
  sections.flatMap(({ title, articles }) => [
    title,
    ...articles.flatMap((article) => [
      article.title,
      ...article.blocks.flatMap((block) =>
        typeof block === 'string' ? [block] : 'list' in block ? block.list : [block.heading],
      ),
    ]),
  ]);

test('no line of the help stays English in another language, and none loses what is filled in', () => {
  const english = linesOf(texts.get('EN') ?? { sections: [] });
  const filledIn = (line: string) => (line.match(/\{\w+\}|\]\([^)]+\)/g) ?? []).toSorted();
  for (const [language, help] of texts) {
    if (language === 'EN') continue;
    for (const [index, line] of linesOf(help).entries()) {
      expect(line, language).not.toBe(english[index]);
      expect([language, filledIn(line)]).toEqual([language, filledIn(english[index] ?? '')]);
    }
  }
});

test('each article has an id of its own, so that a link can lead to it', () => {
  for (const { sections } of texts.values()) {
    const ids = sections.flatMap(({ articles }) => articles.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('every link within the help centre leads to an article that is there', () => {
  for (const { sections } of texts.values()) {
    const ids = new Set(sections.flatMap(({ articles }) => articles.map(({ id }) => id)));
    const linked = [...JSON.stringify(sections).matchAll(/\/helpmc\?article=([a-z-]+)/g)];
    expect(linked.length).toBeGreaterThan(0);
    for (const [, id = ''] of linked) expect(ids).toContain(id);
  }
});
