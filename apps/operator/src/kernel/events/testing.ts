import type { Pool } from 'pg';
import * as v from 'valibot';
import { TOPICS, type TopicName } from './topics.ts';

/** A fact that readers of a topic cannot see is one that nobody promised: the schema, with every other name refused. */
const strict = (topic: TopicName) => v.strictObject(TOPICS[topic].facts.entries);

/** What of the facts of all events, in the log or waiting for it, is not what `TOPICS` says; nothing when all is. */
export async function strayFacts(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ topic: string; facts: unknown }>(
    'select topic, facts from operator.event union all select topic, facts from operator.event_new',
  );
  const stray = rows.flatMap(({ topic, facts }) => {
    if (!Object.hasOwn(TOPICS, topic)) return [`${topic} is no topic`];
    const { issues = [] } = v.safeParse(strict(topic as TopicName), facts);
    return issues.map(({ message, path }) => `${topic}.${path?.[0].key}: ${message}`);
  });
  return [...new Set(stray)].toSorted();
}
