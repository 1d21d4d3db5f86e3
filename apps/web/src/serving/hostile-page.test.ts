// @vitest-environment node
import { hostileTexts } from '@palpite/contract/testing/hostile-texts.ts';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { expect, test } from 'vitest';
import { createWebHandler } from '../server.ts';
import { BROWSER } from '../testing/served-page.ts';
import { withTexts } from '../testing/with-texts.ts';

const operator = withOperator({ config: { now: () => new Date() } });

// Half a sign has no bytes of its own: it arrives as the sign that stands for what cannot be read.
const HOSTILE = hostileTexts().filter((text) => text.isWellFormed());
const HARMLESS = HOSTILE.map((_, index) => `Text ${index}`);

/** A page as the server writes it, with `texts` in the operator's answers. */
async function served(path: string, texts: readonly string[]): Promise<string> {
  const web = createWebHandler({
    development: false,
    onError: (error) => {
      throw error;
    },
    api: async (request) =>
      withTexts(request, await operator.app.fetch(request, { peerAddress: '203.0.113.7' }), texts),
  });
  const answer = await web(new Request(`http://localhost:3000${path}`, { headers: BROWSER }));
  expect(answer.status).toBe(200);
  return answer.text();
}

/** Every place where a browser would begin or end an element, in order, with the names of its attributes. */
function tagsOf(html: string): string[] {
  return [...html.matchAll(/<([/!]?[a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi)].map(
    ([, name, rest = '']) =>
      `<${name} ${[...rest.matchAll(/([^\s=/]+)(?:=(?:"[^"]*"|'[^']*'))?/g)].map(([, each]) => each).join(' ')}>`,
  );
}

test.each(['/', '/rng', '/rng?page=V40', '/helpmc?article=h40'])(
  'whatever the operator’s texts say, the server writes %s with the same elements and attributes',
  async (path) => {
    const plain = tagsOf(await served(path, HARMLESS));
    const hostile = await served(path, HOSTILE);
    const tags = tagsOf(hostile);
    expect(plain.length).toBeGreaterThan(100);
    expect(tags.length).toBe(plain.length);
    for (const [index, tag] of tags.entries()) expect(tag).toBe(plain[index]);
    // What could begin an element stands nowhere as it is, not in scripts and data either.
    const raw = HOSTILE.filter((text) => /<[a-z!/]/i.test(text) && hostile.includes(text));
    expect(raw).toEqual([]);
  },
);
