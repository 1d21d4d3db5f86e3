import { endpoints } from '@palpite/contract';
import { handler } from '#kernel/http/handler.ts';
import { clubRank } from './club-ranks.ts';
import { loadAccount } from './load-member.ts';
import { rankBadgeAddress } from './rank-badge.ts';

/** The badge of the member's rank. */
export const memberGetIcon = handler(
  endpoints.member.getIcon,
  async ({ tx, session, language }) => {
    const { rankLevel, name } = clubRank((await loadAccount(tx, session.accountId)).rankLevel);
    return { rankLevel, labelName: name[language], iconUrl: rankBadgeAddress(rankLevel) };
  },
);
