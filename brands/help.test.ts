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
  expect([...texts.keys()]).toEqual(expect.arrayContaining(['PT', 'EN']));
  for (const shape of shapes) expect(shape).toEqual(shapes[0]);
});
