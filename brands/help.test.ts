import { expect, test } from 'vitest';
import { readHelp } from './read-help.ts';

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
