import { endpoints } from '@palpite/contract';
import type { Database } from '@palpite/server/database/transaction.ts';
import { handler } from '#kernel/http/handler.ts';
import { AVATAR_IDS, avatarAddress, initialsOf, isAvatarId } from './avatars.ts';
import { loadAccount } from './load-member.ts';

export const memberGetAvatar = handler(endpoints.member.getAvatar, ({ tx, session }) =>
  loadAvatar(tx, session.accountId),
);

/** The member's picture and the ones to choose from: initials, so there are no uploads. */
export async function loadAvatar(tx: Database, accountId: number) {
  const { nickname, avatarId } = await loadAccount(tx, accountId);
  const initials = initialsOf(nickname);
  const chosen = isAvatarId(avatarId) ? avatarId : 'ember';
  return {
    avatarId: chosen,
    url: avatarAddress(chosen, initials),
    choices: AVATAR_IDS.map((choice) => ({
      avatarId: choice,
      url: avatarAddress(choice, initials),
    })),
  };
}
