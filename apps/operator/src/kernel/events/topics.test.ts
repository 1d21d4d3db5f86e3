import * as v from 'valibot';
import { expect, test } from 'vitest';
import { defineTopic } from './topics.ts';
import { gatherTopics } from '@palpite/log/topics.ts';

const goal = defineTopic('match.goal', v.object({}));
const whistle = defineTopic('match.whistle', v.object({}));

test('a topic has one owner, and a consumer waits for none that nothing emits', () => {
  const topics = gatherTopics([{ topics: [goal] }, {}, { topics: [whistle] }]);
  expect([...topics.keys()]).toEqual(['match.goal', 'match.whistle']);
  expect(() => gatherTopics([{ topics: [goal] }, { topics: [goal] }])).toThrow(
    'two modules own the topic match.goal',
  );
  const consumers = [{ name: 'table', topics: ['match.goal', 'match.gaol'] }];
  expect(() => gatherTopics([{ topics: [goal], consumers }])).toThrow(
    'table waits for events of match.gaol, which no module declares',
  );
});
