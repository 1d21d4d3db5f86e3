import { inTransaction } from '@palpite/server/database/transaction.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { chatMessage } from '../tables/chat.table.ts';
import { createTestOperator, type TestOperator } from '#testing.ts';
import { say } from './room.ts';
import { createRoomWatch, type RoomWatch } from './room-watch.ts';

let operator: TestOperator;
let watch: RoomWatch;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.close());
beforeEach(async () => {
  await operator.services.database.delete(chatMessage);
  watch = createRoomWatch(operator.services.database);
});

let keys = 0;
async function saySomething(): Promise<void> {
  const { id: accountId } = await operator.account();
  const key = `key-of-message-${(keys += 1)}`;
  const message = { brandCode: 'palpite', accountId, key, text: 'Olá', sentAt: operator.clock.now };
  await inTransaction(operator.services.pool, ({ tx }) => say(tx, message));
}
const wait = (after: number) => watch.wait('palpite', after, 20_000, new AbortController().signal);

test('many waiting windows share one query', async () => {
  await saySomething();
  const asked = vi.spyOn(operator.services.lookupPool, 'query');
  await Promise.all(Array.from({ length: 20 }, () => wait(0)));
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
});

test('a message sent here is shown at once, and to a window that was just answered a second later', async () => {
  const first = wait(0);
  await saySomething();
  watch.look('palpite');
  await first;
  const answeredAt = performance.now();
  const second = wait(1);
  await saySomething();
  watch.look('palpite');
  await second;
  // A timer may be early by the fraction of a millisecond that it does not count.
  expect(performance.now() - answeredAt).toBeGreaterThan(900);
});
