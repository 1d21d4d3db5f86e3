import { endpoints } from '@palpite/contract';
import { expect, test } from 'vitest';
import { withOperator } from '#testing/with-operator.ts';
import { openLook, sealLook } from './chat-look.ts';

const operator = withOperator();

test('a sealed look opens for the account that requested it and for no other, until the session that requested it ends', async () => {
  const { services, clock } = operator;
  const browser = await operator.signedIn();
  const { list } = await browser.client.call(endpoints.session.list);
  const owner = {
    brandCode: 'palpite',
    accountId: browser.accountId ?? 0,
    sessionId: Number(list[0]?.sessionId),
  };
  const look = { title: 'Sala <b>', headerColor: '#1d4ed8' };
  const sealed = await sealLook(services.secrets, owner, look);
  const opened = (changes: Partial<typeof owner>, text = sealed) =>
    openLook(services, { ...owner, ...changes }, text, clock.now);
  expect(await opened({})).toEqual(look);
  expect(await opened({ accountId: owner.accountId + 1 })).toBeNull();
  expect(await opened({ brandCode: 'lumen' })).toBeNull();
  expect(await opened({}, `${sealed.slice(0, -2)}xx`)).toBeNull();
  expect(await opened({}, 'none')).toBeNull();
  await browser.client.call(endpoints.session.logout);
  expect(await opened({})).toBeNull();
});
