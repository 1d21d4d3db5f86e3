import { endpoints } from '@palpite/contract';
import { describe, expect, test } from 'vitest';
import type { Browser, TestOperator } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';
import { initialsOf } from './avatars.ts';

const operator = withOperator();

async function signedInAs(wanted: Parameters<TestOperator['account']>[0], language?: 'EN' | 'VI') {
  const browser = operator.browser({ language });
  const { username } = await operator.account(wanted);
  await browser.login(username);
  return browser;
}

describe('member info', () => {
  test.each([0, 1, 2, 41, 42] as const)('describes an account of type %d', async (type) => {
    const browser = await signedInAs({ type, nickname: 'Ana Lua' });
    const info = await browser.client.call(endpoints.member.get);
    expect(info).toMatchObject({
      id: String(browser.accountId),
      customerId: `palpite-${browser.accountId}`,
      nickname: 'Ana Lua',
      type,
      merchantCode: 'palpite',
      registeredAt: operator.clock.now.toISOString(),
    });
  });

  test('states whether transfers to an upline are open', async () => {
    const upline = await operator.account({ type: 1 });
    const downline = await signedInAs({ uplineId: upline.id });
    expect((await downline.client.call(endpoints.member.get)).toUpline).toBe(true);
    const alone = await signedInAs({});
    expect((await alone.client.call(endpoints.member.get)).toUpline).toBe(false);
  });

  test('[PERM-08] describes only the caller: the token decides, nothing in the request', async () => {
    const browser = await signedInAs({});
    const other = await operator.account({ nickname: 'Somebody Else' });
    const response = await browser.fetch(`${endpoints.member.get.path}?id=${other.id}`, {
      headers: { Authorization: `Bearer ${browser.token}` },
    });
    expect(JSON.parse(await response.text()).value.id).toBe(String(browser.accountId));
  });
});

describe('the badge', () => {
  test('[API-04] has a Portuguese name when the request names no language', async () => {
    const browser = await signedInAs({ rankLevel: 1 });
    const response = await browser.fetch(endpoints.member.getIcon.path, {
      headers: { Authorization: `Bearer ${browser.token}` },
    });
    expect(JSON.parse(await response.text()).value).toEqual({
      rankLevel: 1,
      labelName: 'Prata',
      iconUrl: '/images/rank/1.svg',
    });
  });

  test('[API-04] has a name in the language of the request', async () => {
    const english = await signedInAs({ rankLevel: 1 }, 'EN');
    expect((await english.client.call(endpoints.member.getIcon)).labelName).toBe('Silver');
    const vietnamese = await signedInAs({ rankLevel: 1 }, 'VI');
    expect((await vietnamese.client.call(endpoints.member.getIcon)).labelName).toBe('Bạc');
  });

  test('is a picture', async () => {
    const browser = await signedInAs({ rankLevel: 5 });
    const { iconUrl } = await browser.client.call(endpoints.member.getIcon);
    const picture = await browser.fetch(iconUrl);
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    expect((await picture.text()).match(/M18 /g)).toHaveLength(5);
    expect((await browser.fetch('/images/rank/6.svg')).status).toBe(404);
  });
});

describe('the avatar', () => {
  test('shows the account’s initials, with others to choose from', async () => {
    const browser = await signedInAs({ nickname: 'Ana Lua' });
    const avatar = await browser.client.call(endpoints.member.getAvatar);
    expect(avatar).toMatchObject({
      avatarId: 'ember',
      url: '/images/avatar/ember.svg?initials=AL',
    });
    expect(avatar.choices).toHaveLength(6);
    for (const { url } of avatar.choices) {
      const picture = await browser.fetch(url);
      expect(picture.status).toBe(200);
      expect(await picture.text()).toContain('>AL<');
    }
  });

  test('is chosen among those on offer, and no other', async () => {
    const browser = await signedInAs({ nickname: 'Ana Lua' });
    const choose = (avatarId: string) =>
      browser.client.call(endpoints.member.setAvatar, { body: { avatarId } });
    expect(await choose('plum')).toMatchObject({
      avatarId: 'plum',
      url: '/images/avatar/plum.svg?initials=AL',
    });
    await expect(choose('toString')).rejects.toMatchObject({ code: 'field_invalid' });
    expect((await browser.client.call(endpoints.member.getAvatar)).avatarId).toBe('plum');
  });

  test.each([
    ['markup', '/images/avatar/ember.svg?initials=%3Cscript%3E'],
    ['more than two letters', '/images/avatar/ember.svg?initials=ABC'],
    ['nothing', '/images/avatar/ember.svg'],
    ['an avatar that is not on offer', '/images/avatar/toString.svg?initials=AB'],
  ])('is not drawn for %s', async (_what, path) => {
    expect((await operator.browser().fetch(path)).status).toBe(404);
  });

  test.each([
    ['Ana Lua', 'AL'],
    ['guest_4412', 'G4'],
    ['  élan  ', 'É'],
    ['阿明', '阿'],
    ['***', '–'],
  ])('of "%s" shows %s', (nickname, initials) => {
    expect(initialsOf(nickname)).toBe(initials);
  });
});

describe('the nickname', () => {
  const choose = (browser: Browser, nickname: string) =>
    browser.client.call(endpoints.member.setNickname, { body: { nickname } });

  test('is its owner’s choice, trimmed', async () => {
    const browser = await signedInAs({ nickname: 'Ana' });
    expect((await choose(browser, '  Nguye\u0302\u0303n   Văn ')).nickname).toBe('Nguyễn Văn');
    expect((await browser.client.call(endpoints.member.get)).nickname).toBe('Nguyễn Văn');
  });

  test.each([
    ['hostile text', '<img src=x>', 'unfit'],
    ['a sign that turns text around', 'Ana\u202Elua', 'unfit'],
    ['nothing', '   ', 'required'],
    ['the house', 'S.u.p.p.o.r.t', 'reserved'],
    ['the house with digits', 'Palpite 24', 'reserved'],
    ['a word of the house', 'Ana Moderator', 'reserved'],
    ['a letter of another script that looks the same', 'Ѕupport', 'reserved'],
    ['a word of the house in Chinese', '客服', 'reserved'],
  ])('is never %s', async (_what, nickname, reason) => {
    const browser = await signedInAs({ nickname: 'Ana' });
    await expect(choose(browser, nickname)).rejects.toMatchObject({
      code: 'field_invalid',
      value: { fields: [{ field: 'nickname', reason }] },
    });
    expect((await browser.client.call(endpoints.member.get)).nickname).toBe('Ana');
  });

  test('cannot be changed without limit: after so many changes in an hour its owner must wait', async () => {
    const browser = await signedInAs({});
    const { namesPerHour } = operator.services.limits;
    for (let times = 0; times < namesPerHour; times += 1) await choose(browser, `Ana ${times}`);
    await expect(choose(browser, 'Ana again')).rejects.toMatchObject({ code: 'too_many_requests' });
  });
});
