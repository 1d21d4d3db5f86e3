import { expect, test } from 'vitest';
import * as v from 'valibot';
import { defineTopic } from '../events/topics.ts';
import { gatherTopics } from '@palpite/log/topics.ts';
import { byAccount, byBrand, type Channel, type LiveCaller } from './channel.ts';
import { gatherChannels } from './channels.ts';

const channel = (name: string, more: Partial<Channel> = {}): Channel => ({
  name,
  shared: true,
  own: () => 'palpite',
  may: () => true,
  keysOf: byBrand,
  ...more,
});
const ofAccount = defineTopic('match.bet', v.object({}), { account: ['balance'] });
const ofBrand = defineTopic('match.goal', v.object({}), { brand: ['brand'] });
const topics = gatherTopics([{ topics: [ofAccount, ofBrand] }]);
const all = [channel('account'), channel('brand')];
const visitor = { caller: null } as LiveCaller;

test('a channel has one owner, and every channel that an event names has one', () => {
  const [, ...others] = all;
  expect(() => gatherChannels([{ channels: all }], topics)).not.toThrow();
  expect(() => gatherChannels([{ channels: others }, {}], topics)).toThrow(
    'no module owns the live channel account',
  );
  expect(() => gatherChannels([{ channels: all }, { channels: others }], topics)).toThrow(
    'two modules own',
  );
});

test('a module adds a channel of its own, which no list of the kernel names', () => {
  const odds = channel('odds', { own: () => null, may: (_who, key) => key !== 'secret' });
  const channels = gatherChannels([{ channels: all }, { channels: [odds] }], topics);
  expect(channels.allowed(visitor, 'odds:match-7')).toEqual({
    name: 'odds:match-7',
    asked: 'odds:match-7',
  });
  expect(channels.allowed(visitor, 'odds:secret')).toBeNull();
  expect(channels.allowed(visitor, 'odds')).toBeNull();
  expect(channels.allowed(visitor, 'constructor')).toBeNull();
  expect(channels.of('odds:match-7')?.topics).toEqual([]);
  const account = channels.of('account:7');
  expect(account?.topics).toEqual(['balance']);
  expect(account?.hintsOf({ topic: 'match.bet' })).toEqual(['balance']);
  // What a newer process writes is a hint of nothing.
  expect(account?.hintsOf({ topic: 'match.corner' })).toEqual([]);
});

test('an event about a brand as a whole is about no account', () => {
  const event = {
    pos: 1,
    brandCode: 'palpite',
    topic: 'brand.changed',
    facts: {},
    at: new Date(0),
  };
  const events = [
    { ...event, accountId: null },
    { ...event, accountId: 7 },
  ];
  expect(byAccount(events)).toEqual([[], ['7']]);
  expect(byBrand(events)).toEqual([['palpite'], ['palpite']]);
});
