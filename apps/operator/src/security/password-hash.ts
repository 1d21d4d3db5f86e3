import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { ContractError } from '@palpite/contract/errors.ts';

/** OWASP's first choice for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const PARAMETERS = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};
/** Callers that may wait for a free place, per place, before the rest are told to come back. */
const WAITING_PER_PLACE = 8;

/** Hashes and checks passwords off the event loop, a bounded number at a time. */
export interface PasswordHasher {
  /** A PHC string with a salt of its own. */
  hash(password: string): Promise<string>;
  /**
   * True when `password` made `stored`. With null (no such account) the same work is done and the answer is
   * false, so that the time taken does not tell which accounts exist.
   * @throws ContractError `unavailable` when too many callers wait already
   */
  verify(stored: string | null, password: string): Promise<boolean>;
}

export async function createPasswordHasher(places: number): Promise<PasswordHasher> {
  const queue = createQueue(places);
  const decoy = await hash(randomBytes(24).toString('base64url'), PARAMETERS);
  return {
    hash: (password) => queue(() => hash(password.normalize('NFKC'), PARAMETERS)),
    verify: (stored, password) =>
      queue(async () => {
        const matches = await verify(stored ?? decoy, password.normalize('NFKC'));
        return matches && stored !== null;
      }),
  };
}

/** Runs at most `places` tasks at once: each costs 19 MiB and a core, and a flood of logins is refused instead. */
function createQueue(places: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: Array<() => void> = [];
  let busy = 0;
  return async (task) => {
    if (busy >= places) {
      if (waiting.length >= places * WAITING_PER_PLACE) throw new ContractError('unavailable');
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    } else {
      busy += 1;
    }
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) busy -= 1;
      else next();
    }
  };
}
