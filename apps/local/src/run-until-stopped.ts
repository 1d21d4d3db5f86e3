import { StartError } from './start-error.ts';

/** Something that runs until the process is asked to stop. */
export interface Running {
  /** Ends it in order; `hurry` cuts the wait for requests that still run. */
  close(options?: { hurry?: AbortSignal }): Promise<void>;
}

/** A terminal sends Ctrl-C to the launcher too, which passes it on: the same stop, twice. */
const SAME_STOP_MS = 1000;

/**
 * Starts something, keeps the process until SIGINT, SIGTERM or the launcher's end, then closes it and
 * ends with exit code 0. A second Ctrl-C hurries. A start that fails ends with 1 and one sentence.
 */
export async function runUntilStopped(
  start: (say: (line: string) => void) => Promise<Running>,
): Promise<void> {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  // A reader that went away (`npm start | head`) must not take the site down with it.
  process.stdout.on('error', () => undefined);
  const stopped = stopRequests();
  const started = start(say).catch(fail);
  const running = await Promise.race([started, stopped.first]);
  if (running === 'stop') say('Stopping as soon as the start has finished.');
  await stopped.first;
  const site = await started;
  say('Stopping: running requests end first (Ctrl-C again to hurry).');
  await site.close({ hurry: stopped.hurry }).catch(fail);
  say('Stopped.');
  process.exit(0);
}

function stopRequests() {
  const hurry = new AbortController();
  let asked: number | undefined;
  const first = new Promise<'stop'>((resolve) => {
    const stop = () => {
      const now = Date.now();
      asked ??= now;
      if (now - asked > SAME_STOP_MS) hurry.abort();
      resolve('stop');
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
    // The launcher's channel closes when it was killed outright: the site must not outlive it unseen.
    if (process.channel) process.on('disconnect', stop);
  });
  return { first, hurry: hurry.signal };
}

/** Ends the process: the sentence alone where the cause was foreseen, everything where it was not. */
function fail(error: unknown): never {
  const foreseen = error instanceof StartError;
  process.stderr.write(
    `\n${foreseen ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
}
