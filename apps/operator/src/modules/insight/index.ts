import { createKeyedMutex } from '@palpite/server/keyed-mutex.ts';
import { bindHandlers } from '#kernel/http/handler.ts';
import type { Module } from '#kernel/module/module.ts';
import type { Services } from '#kernel/services.ts';
import { createUplines } from '#modules/identity/index.ts';
import { handlers } from './handlers.ts';
import type { ProofNeeds } from './record/bet-detail.ts';
import { teamChannel } from './team/live-channel.ts';
import { createTeamOverviews } from './team/team-overviews.ts';
import { winnersChanged } from './winner/topics.ts';
import { watchWinners } from './winner/watch-winners.ts';
import { createWinnerBoards } from './winner/winner-boards.ts';

/** The door of insight: records, winners and reports of every product, read from accounts, money and wagers. */

export function createInsight(kernel: Services, needs: ProofNeeds): Module {
  const { now } = kernel;
  const own = {
    ...needs,
    teamOverviews: createTeamOverviews(now),
    teamMutex: createKeyedMutex(),
    winnerBoards: createWinnerBoards(now),
  };
  return {
    handlers: bindHandlers(own, handlers),
    channels: [teamChannel(createUplines(kernel.database))],
    topics: [winnersChanged],
    schedules: [watchWinners(kernel)],
    onEvents(events) {
      if (events.some(({ topic }) => topic === winnersChanged.name)) own.winnerBoards.clear();
    },
  };
}
