import { ContractError } from '@palpite/contract/errors.ts';
import type { Hono } from 'hono';
import type { OperatorEnv } from '#kernel/http/frame.ts';
import { drawAvatar, isAvatarId } from './avatars.ts';
import { CLUB_RANKS } from './club-ranks.ts';
import { drawRankBadge } from './rank-badge.ts';

/** The pictures of members. They depend only on their address, so any cache may keep them. */
export function mountMemberImages(app: Hono<OperatorEnv>): void {
  app.get('/images/avatar/:name', (c) => {
    const avatarId = c.req.param('name').replace(/\.svg$/, '');
    const initials = c.req.query('initials') ?? '';
    if (!isAvatarId(avatarId) || !/^([\p{L}\p{N}]{1,2}|–)$/u.test(initials)) {
      throw new ContractError('not_found');
    }
    return svg(drawAvatar(avatarId, initials));
  });

  app.get('/images/rank/:name', (c) => {
    const level = /^(\d)\.svg$/.exec(c.req.param('name'))?.[1];
    const rank = CLUB_RANKS.find(({ rankLevel }) => String(rankLevel) === level);
    if (rank === undefined) throw new ContractError('not_found');
    return svg(drawRankBadge(rank));
  });
}

function svg(picture: string): Response {
  return new Response(picture, {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
