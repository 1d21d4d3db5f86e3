import { expect, test } from 'vitest';
import { gatherTopics } from '@palpite/log/topics.ts';
import { withOperator } from '#testing/with-operator.ts';

const operator = withOperator();

/** The text between a parenthesis that is open and its end. */
function upToItsEnd(text: string): string {
  let depth = 1;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(0, at);
  }
  throw new Error(`a parenthesis stays open: ${text.slice(0, 80)}`);
}

interface Emitted {
  readonly topics: readonly string[];
  readonly names: readonly string[];
}

/** The topics and the names of the facts of each event that a function of the database writes. */
const emittedBy = (source: string): Emitted[] =>
  source
    .split('operator.emit(')
    .slice(1)
    .map((rest) => {
      const call = upToItsEnd(rest);
      const topics = [...call.matchAll(/'([a-z]+\.[a-z-]+)'/g)].map(([, topic = '']) => topic);
      const facts = call.slice(call.lastIndexOf(topics.at(-1) ?? ''));
      return { topics, names: [...facts.matchAll(/'(\w+)',/g)].map(([, name = '']) => name) };
    });

test('every event that the database writes has the facts that its topic promises, and no others', async () => {
  const { rows } = await operator.database.pool.query<{ name: string; source: string }>(
    `select p.proname as name, p.prosrc as source from pg_proc p
     where p.pronamespace = 'operator'::regnamespace and p.prosrc like '%operator.emit(%' order by 1`,
  );
  const calls = rows.flatMap(({ name, source }) =>
    emittedBy(source).map((each) => ({ name, ...each })),
  );
  const declared = gatherTopics(Object.values(operator.modules));
  const wagers = [...declared.keys()].filter((topic) => topic.startsWith('wager.'));
  expect(new Set(calls.flatMap(({ topics }) => topics))).toEqual(
    new Set([...wagers, 'session.began']),
  );
  for (const { name, topics, names } of calls) {
    expect(topics.length, `${name} writes a topic`).toBeGreaterThan(0);
    for (const topic of topics) {
      const entries = declared.get(topic)?.facts.entries ?? {};
      expect([...declared.keys()], name).toContain(topic);
      const needed = Object.entries(entries)
        .filter(([, schema]) => schema.type !== 'optional')
        .map(([each]) => each);
      expect(names, `${name} writes ${topic}`).toEqual(expect.arrayContaining(needed));
      expect(Object.keys(entries), `${name} writes ${topic}`).toEqual(
        expect.arrayContaining([...names]),
      );
    }
  }
});
