/** A resource of every address of the site, small and the same for every visitor. */
const PROBE = '/manifest.webmanifest';
/** The first request also opens the connection, so it is not counted. */
const COUNTED = 3;
const LIMIT_MILLISECONDS = 5_000;

/**
 * The response time of an address in whole milliseconds: the median of three requests over an open connection. Null
 * when it does not answer in time.
 * @param origin scheme, host and port
 */
export async function measureAddress(origin: string): Promise<number | null> {
  const signal = AbortSignal.timeout(LIMIT_MILLISECONDS);
  const times: number[] = [];
  try {
    for (let asked = 0; asked <= COUNTED; asked += 1) {
      const began = performance.now();
      await fetch(`${origin}${PROBE}`, {
        // The answer of another host may be timed, not read.
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
