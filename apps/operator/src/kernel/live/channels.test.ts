import { expect, test } from 'vitest';
import { channelsHinted } from '../events/topics.ts';
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
const all = Array.from(channelsHinted(), (name) => channel(name));
const visitor = { caller: null } as LiveCaller;

test('a channel has one owner, and every channel that an event names has one', () => {
  const [first, ...others] = all;
  expect(() => gatherChannels([{ channels: all }])).not.toThrow();
  expect(() => gatherChannels([{ channels: others }, {}])).toThrow(
    `no module owns the live channel ${first?.name}`,
  );
  expect(() => gatherChannels([{ channels: all }, { channels: others }])).toThrow(
    'two modules own',
  );
});

test('a module adds a channel of its own, which no list of the kernel names', () => {
  const channels = gatherChannels([
    { channels: all },
    { channels: [channel('odds', { own: () => null, may: (_who, key) => key !== 'secret' })] },
  ]);
  expect(channels.allowed(visitor, 'odds:match-7')).toEqual({
    name: 'odds:match-7',
    asked: 'odds:match-7',
  });
  expect(channels.allowed(visitor, 'odds:secret')).toBeNull();
  expect(channels.allowed(visitor, 'odds')).toBeNull();
  expect(channels.allowed(visitor, 'constructor')).toBeNull();
  expect(channels.of('odds:match-7')?.topics).toEqual([]);
  expect(channels.of('account:7')?.topics).toContain('balance');
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
