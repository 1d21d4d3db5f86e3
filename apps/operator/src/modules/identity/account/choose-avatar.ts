import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { eq } from 'drizzle-orm';
import { account } from '../tables/account.table.ts';
import { handler } from '#kernel/http/handler.ts';
import { isAvatarId } from './avatars.ts';
import { loadAvatar } from './get-member-avatar.ts';

export const memberSetAvatar = handler(
  endpoints.member.setAvatar,
  async ({ tx, body: { avatarId }, session: { accountId } }) => {
    if (!isAvatarId(avatarId)) {
      throw new ContractError('field_invalid', {
        fields: [{ field: 'avatarId', reason: 'not on offer' }],
      });
    }
    await tx.update(account).set({ avatarId }).where(eq(account.id, accountId));
    return loadAvatar(tx, accountId);
  },
);
