import type { LiveValue } from '@palpite/contract/live-value.ts';
import type { Logger } from '@palpite/server/log.ts';

/** How long a publisher has for its answer, until the value is read from rows, and until it is asked again. */
const ANSWER_MILLISECONDS = 250;
/** How often a name that no process answers for is asked for. */
const ASKED_AT_MOST = 3;

interface Needs {
  /** Asks the process that publishes. */
  ask(names: readonly string[]): void;
  /** Reads a value from rows; null where there is none. */
  image(name: string): Promise<LiveValue | null>;
  found(name: string, value: LiveValue): void;
  readonly log: Pick<Logger, 'warn'>;
}

/** Names whose whole value this process needs: asked for together, and again while no answer comes. */
export function createWants({ ask, image, found, log }: Needs) {
  const open = new Map<string, { readonly times: number; readonly due: number }>();
  let timer: NodeJS.Timeout | undefined;
  let timerDue = Number.POSITIVE_INFINITY;

  const read = async (name: string) => {
    try {
      const value = await image(name);
      if (value !== null && open.has(name)) found(name, value);
    } catch (err) {
      log.warn({ err, name }, 'could not read a live value');
    }
  };
  const plan = (due: number) => {
    if (due >= timerDue) return;
    clearTimeout(timer);
    timerDue = due;
    timer = setTimeout(askDue, Math.max(1, Math.ceil(due - performance.now()))).unref();
  };
  const askDue = () => {
    const now = performance.now();
    timerDue = Number.POSITIVE_INFINITY;
    const names: string[] = [];
    for (const [name, { times, due }] of open) {
      if (due > now) continue;
      if (times === 1) void read(name);
      if (times === ASKED_AT_MOST) open.delete(name);
      else {
        open.set(name, { times: times + 1, due: now + ANSWER_MILLISECONDS });
        names.push(name);
      }
    }
    if (names.length > 0) ask(names);
    if (open.size > 0)
      plan(
        Array.from(open.values()).reduce(
          (least, { due }) => Math.min(least, due),
          now + ANSWER_MILLISECONDS,
        ),
      );
  };
  return {
    add(name: string) {
      if (open.has(name)) return;
      const now = performance.now();
      open.set(name, { times: 0, due: now });
      // Those of one subscription go together.
      plan(now);
    },
    /** Its value is here, or is needed no more. */
    met(name: string) {
      open.delete(name);
    },
    stop() {
      clearTimeout(timer);
      open.clear();
    },
  };
}
