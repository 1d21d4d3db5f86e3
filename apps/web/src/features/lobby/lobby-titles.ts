import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LobbySegment } from '@palpite/domain';

/** The name of each lobby when the brand's menu has none: page titles, search engines. */
export const LOBBY_TITLES: Record<
  LobbySegment,
  { title: MessageDescriptor; description: MessageDescriptor }
> = {
  rng: {
    title: msg`Slots`,
    description: msg`Slots from every provider: search by name, filter by theme, feature, return and stake, play for free.`,
  },
  pvp: {
    title: msg`Player tables`,
    description: msg`Tables where players meet players: cards and board games with open rules.`,
  },
  live: {
    title: msg`Live casino`,
    description: msg`Live tables: roulette, blackjack and baccarat with a dealer, at stakes for everyone.`,
  },
  fish: {
    title: msg`Fishing`,
    description: msg`Fishing games: aim, shoot and see at once what a catch pays.`,
  },
  sports: {
    title: msg`Sports`,
    description: msg`Sports: matches of the day and of the season, before kick-off and live.`,
  },
  esports: {
    title: msg`Esports`,
    description: msg`Esports: the tournaments of the big titles, map by map.`,
  },
  inhouse: {
    title: msg`House games`,
    description: msg`House games: quick rounds with a proof that anyone can check.`,
  },
};
