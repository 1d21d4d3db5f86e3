import type { Pool } from 'pg';
import * as v from 'valibot';
import { gatherTopics } from '@palpite/log/topics.ts';

/**
 * What of the facts of all events, in the log or waiting for it, is not what their topics say; nothing when all is. A fact that
 * readers of a topic cannot see is not promised: every other name is refused.
 */
export async function strayFacts(
  pool: Pool,
  modules: Parameters<typeof gatherTopics>[0],
): Promise<string[]> {
  const topics = gatherTopics(modules);
  const { rows } = await pool.query<{ topic: string; facts: unknown }>(
    'select topic, facts from operator.event union all select topic, facts from operator.event_new',
  );
  const stray = rows.flatMap(({ topic, facts }) => {
    const known = topics.get(topic);
    if (known === undefined) return [`${topic} is no topic`];
    const { issues = [] } = v.safeParse(v.strictObject(known.facts.entries), facts);
    return issues.map(({ message, path }) => `${topic}.${path?.[0].key}: ${message}`);
  });
  return [...new Set(stray)].toSorted();
}
