/** How long an answer about the game host is cached, in milliseconds: longer when it was good. */
const GOOD_FOR = 5_000;
const BAD_FOR = 1_000;
const TIMEOUT = 1_500;

const known = new Map<string, { readonly until: number; readonly up: Promise<boolean> }>();

/** True when the game host at `origin` answers. Called at most every few seconds, never concurrently. */
export function isReachable(origin: string): Promise<boolean> {
  const now = performance.now();
  const before = known.get(origin);
  if (before && before.until > now) return before.up;
  const up = ask(origin).then((answer) => {
    known.set(origin, { until: performance.now() + (answer ? GOOD_FOR : BAD_FOR), up });
    return answer;
  });
  known.set(origin, { until: now + TIMEOUT + BAD_FOR, up });
  return up;
}

async function ask(origin: string): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}/healthz`, {
      signal: AbortSignal.timeout(TIMEOUT),
      redirect: 'manual',
    });
    await answer.body?.cancel();
    return answer.status < 500;
  } catch {
    return false;
  }
}
