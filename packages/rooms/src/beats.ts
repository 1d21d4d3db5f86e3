import type { Logger } from '@palpite/server/log.ts';
import { createTurns } from './turns.ts';

const BEAT_MILLISECONDS = 300;

/** Beats several times a second, and when it is asked to. Answers are looked for in processes that lead nothing too. */
export function createBeats(
  beat: () => Promise<void>,
  look: () => void,
  log: Pick<Logger, 'warn'>,
) {
  let isStarted = false;
  let timer: NodeJS.Timeout | undefined;
  const turns = createTurns(async () => {
    clearTimeout(timer);
    try {
      if (isStarted) await beat();
    } catch (err) {
      log.warn({ err }, 'could not beat for the rooms of this process');
    }
    look();
    if (isStarted) timer = setTimeout(turns.ask, BEAT_MILLISECONDS).unref();
  });
  return {
    ask: turns.ask,
    start() {
      isStarted = true;
      turns.ask();
    },
    async stop() {
      isStarted = false;
      await turns.ended();
      clearTimeout(timer);
    },
  };
}
