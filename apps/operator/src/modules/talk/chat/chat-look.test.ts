import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestOperator, type TestOperator } from '#testing.ts';
import { openLook, sealLook } from './chat-look.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.close());

test('a sealed look opens for the account that requested it, and for no other', async () => {
  const { secrets } = operator.services;
  const owner = { brandCode: 'palpite', accountId: 7 };
  const look = { title: 'Sala <b>', headerColor: '#1d4ed8' };
  const sealed = await sealLook(secrets, owner, look);
  expect(await openLook(secrets, owner, sealed)).toEqual(look);
  expect(await openLook(secrets, { ...owner, accountId: 8 }, sealed)).toBeNull();
  expect(await openLook(secrets, { ...owner, brandCode: 'lumen' }, sealed)).toBeNull();
  expect(await openLook(secrets, owner, `${sealed.slice(0, -2)}xx`)).toBeNull();
  expect(await openLook(secrets, owner, 'none')).toBeNull();
});
