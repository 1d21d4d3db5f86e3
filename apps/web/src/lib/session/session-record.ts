import type { MemberInfo } from '@palpite/contract/member.ts';
import { ACCOUNT_TYPES, type AccountType, isGuest } from '@palpite/domain';

/** Who is signed in in this tab: what the page must know before any answer arrives. */
export interface SessionRecord {
  token: string;
  account: string;
  username: string;
  nickname: string;
  customerId: string;
  /** Account type; `isAgent` in storage and on the wire. */
  type: AccountType;
  /** False for a guest, and for an affiliate: an agent's account that is no member's. */
  isMember: boolean;
  toUpline: boolean;
  /** The club badge; empty texts without one. */
  memberLabel: string;
  memberLabelColor: string;
  memberLabelColor2: string;
  /** The password must be changed first; `cpw` in storage. */
  mustChangePassword: boolean;
}

/** Whether that account plays: every one does but an affiliate's. */
export function plays({ type, isMember }: Pick<SessionRecord, 'type' | 'isMember'>): boolean {
  return isMember || isGuest(type);
}

/** The record of an account that has just signed in, or whose facts were just fetched. */
export function recordOf(
  token: string,
  user: MemberInfo,
  mustChangePassword: boolean,
): SessionRecord {
  return {
    token,
    account: user.account,
    username: user.username,
    nickname: user.nickname,
    customerId: user.customerId,
    type: user.type,
    isMember: user.isMember,
    toUpline: user.toUpline,
    memberLabel: user.clubLabel?.labelName ?? '',
    memberLabelColor: user.clubLabel?.color ?? '',
    memberLabelColor2: user.clubLabel?.color2 ?? '',
    mustChangePassword,
  };
}

/** Storage key of each field (spec section 3), in one place. */
const KEYS = {
  token: 'token',
  account: 'account',
  username: 'username',
  nickname: 'nickname',
  customerId: 'customerId',
  type: 'isAgent',
  isMember: 'isMember',
  toUpline: 'toUpline',
  memberLabel: 'memberLabel',
  memberLabelColor: 'memberLabelColor',
  memberLabelColor2: 'memberLabelColor2',
  mustChangePassword: 'cpw',
} as const satisfies Record<keyof SessionRecord, string>;

/** Keys that outlive a logout. */
const BRAND_KEYS: readonly string[] = ['merchant', 'merchantCode', 'platform'];

/** Key of the messages that were written and not yet sent, with the account that wrote them. */
export const MESSAGE_DRAFT = 'messageDraft';

/** Stores which brand this browser speaks to, at start-up and before anything is signed in. */
export function storeBrand(brandName: string, brandCode: string): void {
  for (const storage of [sessionStorage, localStorage]) {
    storage.setItem('merchantCode', brandCode);
    storage.setItem('merchant', brandName);
  }
  sessionStorage.setItem('platform', 'web');
}

export function storeRecord(record: SessionRecord): void {
  for (const field of Object.keys(KEYS) as (keyof SessionRecord)[]) {
    const value = record[field];
    sessionStorage.setItem(
      KEYS[field],
      typeof value === 'boolean' ? (value ? '1' : '0') : `${value}`,
    );
  }
}

/** The stored record; null when there is none, or when another hand has left it without sense. */
export function readRecord(): SessionRecord | null {
  const text = (field: keyof SessionRecord) => sessionStorage.getItem(KEYS[field]) ?? '';
  const type = ACCOUNT_TYPES.find((known) => `${known}` === text('type'));
  const token = text('token');
  if (token === '' || type === undefined) return null;
  return {
    token,
    account: text('account'),
    username: text('username'),
    nickname: text('nickname'),
    customerId: text('customerId'),
    type,
    isMember: text('isMember') !== '0',
    toUpline: text('toUpline') === '1',
    memberLabel: text('memberLabel'),
    memberLabelColor: text('memberLabelColor'),
    memberLabelColor2: text('memberLabelColor2'),
    mustChangePassword: text('mustChangePassword') === '1',
  };
}

/**
 * Empties the tab's storage but for the brand's values (spec section 4).
 * @param kept one key more that stays
 */
export function clearRecord(kept?: string | false): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key !== kept && !BRAND_KEYS.includes(key)) sessionStorage.removeItem(key);
  }
}
