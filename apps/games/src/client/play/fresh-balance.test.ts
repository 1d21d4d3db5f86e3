import { expect, test } from 'vitest';
import { FreshBalance } from './fresh-balance.ts';
import { HostError } from './host.ts';

/** A balance whose readings the test answers, in the order in which they were asked for. */
function balanceOf() {
  const asked: PromiseWithResolvers<{ balanceMinor: string | null }>[] = [];
  const shown: string[] = [];
  const balance = new FreshBalance({
    read: () => {
      const reading = Promise.withResolvers<{ balanceMinor: string | null }>();
      asked.push(reading);
      return reading.promise;
    },
    show: (balanceMinor) => shown.push(balanceMinor),
  });
  const answer = async (place: number, balanceMinor: string | null) => {
    asked[place]?.resolve({ balanceMinor });
    await settled();
  };
  return { balance, asked, shown, answer };
}

const settled = () => new Promise((done) => setTimeout(done));

test('a balance that changed is read again and shown at once between rounds', async () => {
  const { balance, asked, shown, answer } = balanceOf();
  balance.ask();
  expect(asked).toHaveLength(1);
  await answer(0, '15000');
  expect(shown).toEqual(['15000']);
});

test('during a round nothing is read, and after it once', async () => {
  const { balance, asked, shown, answer } = balanceOf();
  balance.wait(true);
  balance.ask();
  balance.ask();
  expect(asked).toHaveLength(0);
  balance.wait(false);
  expect(asked).toHaveLength(1);
  await answer(0, '15000');
  expect(shown).toEqual(['15000']);
});

test('what was read when a round began is not shown in it or after it: it is read again', async () => {
  const { balance, asked, shown, answer } = balanceOf();
  balance.ask();
  balance.wait(true);
  await answer(0, '99999');
  expect(shown).toEqual([]);
  balance.wait(false);
  await answer(1, '14000');
  expect(shown).toEqual(['14000']);
  expect(asked).toHaveLength(2);
});

test('an answer that is older than a whole round is not shown', async () => {
  const { balance, shown, answer } = balanceOf();
  balance.ask();
  balance.wait(true);
  balance.wait(false);
  await answer(0, '15000');
  expect(shown).toEqual([]);
  await answer(1, '13000');
  expect(shown).toEqual(['13000']);
});

test('a second change during a reading is read too', async () => {
  const { balance, asked, shown, answer } = balanceOf();
  balance.ask();
  balance.ask();
  expect(asked).toHaveLength(1);
  await answer(0, '15000');
  await answer(1, '20000');
  expect(shown).toEqual(['20000']);
});

test('where the host or the wallet does not answer, the shown balance stays and the next change is read', async () => {
  const { balance, asked, shown, answer } = balanceOf();
  balance.ask();
  asked[0]?.reject(new HostError('offline'));
  await settled();
  balance.ask();
  await answer(1, null);
  expect(shown).toEqual([]);
  balance.ask();
  await answer(2, '20000');
  expect(shown).toEqual(['20000']);
});
