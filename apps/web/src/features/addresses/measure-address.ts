/** What every address of the site answers, small and the same for everybody. */
const PROBE = '/manifest.webmanifest';
/** The first question also opens the connection: it is asked and not counted. */
const COUNTED = 3;
const LIMIT_MILLISECONDS = 5_000;

/**
 * How long an address takes to answer, in whole milliseconds: the middle of three answers over a connection that
 * stands. Null when it does not answer in time.
 * @param origin scheme, host and port
 */
export async function measureAddress(origin: string): Promise<number | null> {
  const signal = AbortSignal.timeout(LIMIT_MILLISECONDS);
  const times: number[] = [];
  try {
    for (let asked = 0; asked <= COUNTED; asked += 1) {
      const began = performance.now();
      await fetch(`${origin}${PROBE}`, {
        // Another host's answer may be timed, not read.
        mode: 'no-cors',
        cache: 'no-store',
        credentials: 'omit',
        signal,
      });
      if (asked > 0) times.push(performance.now() - began);
    }
  } catch {
    return null;
  }
  times.sort((first, second) => first - second);
  return Math.max(1, Math.round(times[Math.floor(times.length / 2)] ?? 0));
}
