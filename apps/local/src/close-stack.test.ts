import { expect, test } from 'vitest';
import { createCloseStack } from './close-stack.ts';

test('what was opened is closed in reverse, also after one that fails, and the failure is named', async () => {
  const closed: string[] = [];
  const opened = createCloseStack();
  for (const name of ['database', 'operator', 'games']) {
    opened.add(name, async () => {
      closed.push(name);
      if (name === 'games') throw new Error('stuck');
    });
  }
  await expect(opened.closeAll()).rejects.toThrow(AggregateError);
  expect(closed).toEqual(['games', 'operator', 'database']);
  await opened.closeAll();
  expect(closed).toHaveLength(3);
});
