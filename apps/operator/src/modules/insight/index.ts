import { createKeyedMutex } from '@palpite/server/keyed-mutex.ts';
import { bindHandlers } from '#kernel/http/handler.ts';
import type { Module } from '#kernel/module/module.ts';
import type { Services } from '#kernel/services.ts';
import type { HostNeeds } from '#modules/play/index.ts';
import { handlers } from './handlers.ts';
import { createTeamOverviews } from './team/team-overviews.ts';
import { createWinnerBoards } from './winner/winner-boards.ts';

/** The door of insight: records, winners and reports, read from the tables of all modules. */

export function createInsight({ now }: Services, needs: HostNeeds): Module {
  const own = {
    ...needs,
    teamOverviews: createTeamOverviews(now),
    teamMutex: createKeyedMutex(),
    winnerBoards: createWinnerBoards(now),
  };
  return { handlers: bindHandlers(own, handlers) };
}
