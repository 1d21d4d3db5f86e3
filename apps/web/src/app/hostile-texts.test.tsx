import { hostileTexts } from '@palpite/contract/testing/hostile-texts.ts';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeApp, renderApp } from '../testing/render-app.tsx';
import { withTexts } from '../testing/with-texts.ts';

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(closeApp);

const HOSTILE = hostileTexts();
const HARMLESS = HOSTILE.map((_, index) => `Text ${index}`);

const visit = (path: string, texts: readonly string[]) =>
  renderApp(operator, path, {
    intercept: async (request, pass) => withTexts(request, await pass(), texts),
  });

/** Attributes with text for people: there, and between tags, texts of a server may appear. */
const WORDS = new Set(['aria-label', 'title', 'alt', 'placeholder']);

/** A description of the page for programs, in the operator's words. */
const isDescription = (element: Element, attribute: string) =>
  attribute === 'content' && element.matches('meta[name=description]');

/** The structure of a page: its elements in order, each with its attributes, without any words. */
function buildOf(page: Document): string[] {
  return [...page.querySelectorAll('*')].map((element) => {
    const attributes = [...element.attributes].map(({ name, value }) =>
      WORDS.has(name) || isDescription(element, name)
        ? name
        : `${name}=${value.replaceAll(/_r_\w+_/g, '_r_')}`,
    );
    return `<${element.localName} ${attributes.toSorted().join(' ')}>`;
  });
}

/** Every text that the page shows or that a screen reader announces. */
function wordsOf(page: Document): Set<string> {
  const words = [...page.querySelectorAll('*')].flatMap((element) => [
    element.textContent ?? '',
    ...[...element.attributes].filter(({ name }) => WORDS.has(name)).map(({ value }) => value),
  ]);
  return new Set(words);
}

/** The page with `texts` in it, once all of its parts and their data have loaded. */
async function shown(path: string, texts: readonly string[]) {
  const app = await visit(path, texts);
  await waitFor(() => expect(wordsOf(document)).toContain(texts.at(-4)));
  await waitFor(() => expect(document.querySelector('[data-later]')).toBeNull());
  // The side menu's draw asks for its clock once it is known which lottery it is.
  if (app.screen.queryByRole('navigation', { name: 'Games and information' })) {
    await app.screen.findAllByText(/^Sales (are closed|close in)$/);
  }
  await waitFor(() => expect(app.router.options.context.queryClient.isFetching()).toBe(0));
  return { app, build: buildOf(document), words: wordsOf(document) };
}

/** The first difference in structure between two pages; null when there is none. */
function difference(one: readonly string[], other: readonly string[]) {
  const at = one.findIndex((element, index) => element !== other[index]);
  if (at < 0 && one.length === other.length) return null;
  const from = Math.max(0, at < 0 ? one.length - 2 : at - 2);
  return { one: one.slice(from, from + 5), other: other.slice(from, from + 5) };
}

describe('texts of an operator are text, whatever they contain', () => {
  test('there are five hundred of them, each valid by the contract', () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(500);
    expect(Math.max(...HOSTILE.map((text) => text.length))).toBe(200);
  });

  test.each([
    { where: 'names of games, vendors and classes', path: '/rng' },
    { where: 'an announcement', path: '/download?announcements=1&announcement=a0' },
    { where: 'a promotion', path: '/promoDetail?id=opening-balance' },
    { where: 'the help', path: '/helpmc?article=h0' },
  ])('$where: none creates an element, an attribute or an address', async ({ path }) => {
    const plain = await shown(path, HARMLESS);
    closeApp();
    const hostile = await shown(path, HOSTILE);
    expect(difference(plain.build, hostile.build)).toBeNull();
    const unseen = HOSTILE.filter((text) => !hostile.words.has(text));
    expect(unseen.slice(0, 5)).toEqual([]);
  });
});
