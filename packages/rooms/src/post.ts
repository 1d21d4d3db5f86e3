import type { Logger } from '@palpite/server/log.ts';
import { createTurns } from './turns.ts';

/** Sends messages to all processes; the same one once for as long as it waits. */
export function createPost(
  notify: (messages: readonly string[]) => Promise<void>,
  log: Pick<Logger, 'warn'>,
) {
  const waiting = new Set<string>();
  const turns = createTurns(async () => {
    const messages = [...waiting];
    waiting.clear();
    try {
      await notify(messages);
    } catch (err) {
      // Beats find what no message tells of.
      log.warn({ err }, 'could not notify the processes of rooms');
    }
  });
  return {
    send(message: string) {
      waiting.add(message);
      turns.ask();
    },
    ended: turns.ended,
  };
}
