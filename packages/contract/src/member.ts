import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import { accountType, address, count, currency, id, instant, label, language } from './wire.ts';

const hexColour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/));

/** The club that a member belongs to, as its badge shows it. */
export const clubLabel = v.object({
  labelName: label,
  color: hexColour,
  color2: hexColour,
  rankLevel: count,
});

/** The signed-in account; also the user data of every answer that begins a session. */
export const memberInfo = v.object({
  id,
  account: label,
  username: label,
  nickname: label,
  merchantCode: id,
  customerId: id,
  /** Account type: 0 member, 1, 2, 41, 42 agents, 4 guest (the wire's `isAgent`). */
  type: accountType,
  /** False for a guest, and for an affiliate: the account of an agent who is not a member. */
  isMember: v.boolean(),
  /** Whether this account may transfer money to its upline. */
  toUpline: v.boolean(),
  clubLabel: v.nullable(clubLabel),
  currency,
  language,
  registeredAt: instant,
  lastLoginAt: v.nullable(instant),
});
export type MemberInfo = v.InferOutput<typeof memberInfo>;

export const memberGet = endpoint({
  summary: 'Who is signed in',
  method: 'GET',
  path: '/wps/member/info',
  token: 'required',
  permission: 'own-account',
  whileBlocked: true,
  value: memberInfo,
  idempotency: 'safe',
  staleOn: { profile: 0 },
});

export const memberGetIcon = endpoint({
  summary: 'The badge of the member’s rank',
  method: 'GET',
  path: '/wps/member/info/icon',
  token: 'required',
  permission: 'own-account',
  value: v.object({ rankLevel: count, labelName: label, iconUrl: address }),
  idempotency: 'safe',
});

/** The member's picture, and the pictures to choose from. */
const avatar = v.object({
  avatarId: id,
  url: address,
  choices: v.array(v.object({ avatarId: id, url: address })),
});

export const memberGetAvatar = endpoint({
  summary: 'The member’s picture, and those to choose from',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  token: 'required',
  permission: 'own-account',
  value: avatar,
  idempotency: 'safe',
  staleOn: { profile: 0 },
});

export const memberSetAvatar = endpoint({
  summary: 'Choose one of the pictures on offer',
  method: 'PUT',
  path: '/wps/member/info/avatar',
  origin: 'extension',
  token: 'required',
  permission: 'member-centre',
  body: v.object({ avatarId: id }),
  value: avatar,
  errors: ['field_invalid'],
  idempotency: 'natural',
  changes: ['profile'],
});

export const memberSetNickname = endpoint({
  summary:
    'Choose the name that others see; by `NICKNAME_RULE`, and none that would pass for the house',
  method: 'PUT',
  path: '/wps/member/info/nickname',
  origin: 'extension',
  token: 'required',
  permission: 'member-centre',
  body: v.object({ nickname: label }),
  value: memberInfo,
  errors: ['field_invalid'],
  idempotency: 'natural',
  changes: ['profile'],
  throttle: 'name',
});

/** The calls of this file, by noun and verb. */
export const calls = {
  member: {
    get: memberGet,
    getIcon: memberGetIcon,
    getAvatar: memberGetAvatar,
    setAvatar: memberSetAvatar,
    setNickname: memberSetNickname,
  },
} as const satisfies EndpointTree;
