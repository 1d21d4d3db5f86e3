import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LobbySegment } from '@palpite/domain';

/** What search engines and link previews read of a lobby that has games. */
export const LOBBY_DESCRIPTIONS: Record<LobbySegment, MessageDescriptor> = {
  rng: msg`Slots from every provider: search by name, filter by theme, feature, return and stake, play for free.`,
  pvp: msg`Tables where players meet players: cards and board games with open rules.`,
  live: msg`Live tables: roulette, blackjack and baccarat with a dealer, at stakes for everyone.`,
  fish: msg`Fishing games: aim, shoot and see at once what a catch pays.`,
  sports: msg`Sports: matches of the day and of the season, before kick-off and live.`,
  esports: msg`Esports: the tournaments of the big titles, map by map.`,
  inhouse: msg`House games: quick rounds with a proof that anyone can check.`,
};
