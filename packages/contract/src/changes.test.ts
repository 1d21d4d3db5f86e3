import { describe, expect, test } from 'vitest';
import { eachEndpoint } from './endpoint-tree.ts';
import { endpoints } from './index.ts';

const calls = eachEndpoint(endpoints);
const reads = calls.filter(({ endpoint }) => endpoint.idempotency === 'safe');
const acts = calls.filter(({ endpoint }) => endpoint.idempotency !== 'safe');

describe('an act says what it changes', () => {
  test('a call that changes nothing says that it changes nothing', () => {
    expect(reads.filter(({ endpoint }) => endpoint.changes.length > 0)).toEqual([]);
  });

  test('an act is no answer that grows stale', () => {
    expect(acts.filter(({ endpoint }) => Object.keys(endpoint.staleOn).length > 0)).toEqual([]);
  });

  test.each(acts)('what $name changes makes an answer stale', ({ endpoint }) => {
    const topics = new Set(reads.flatMap((read) => Object.keys(read.endpoint.staleOn)));
    expect(endpoint.changes.filter((topic) => !topics.has(topic))).toEqual([]);
  });
});
