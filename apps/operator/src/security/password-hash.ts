import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { ContractError } from '@palpite/contract/errors.ts';

/** OWASP's first choice for argon2id (the library's default algorithm): 46 MiB, one pass, one lane. */
const PARAMETERS = {
  memoryCost: 47_104,
  timeCost: 1,
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
  /**
   * The hash that `password` has today, where `stored` was made with other parameters; null where it need not be
   * renewed. Right or wrong, the work is the same: beside `verify` it takes as long as a check of today's hash.
   * Two who renew the same hash at once make the same of it.
   * @throws ContractError `unavailable` when too many callers wait already
   */
  renew(stored: string | null, password: string): Promise<string | null>;
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
    async renew(stored, password) {
      if (stored === null || isOfToday(stored)) return null;
      return queue(() => hash(password.normalize('NFKC'), { ...PARAMETERS, salt: saltOf(stored) }));
    },
  };
}

function isOfToday(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  return (
    memoryCost === PARAMETERS.memoryCost &&
    timeCost === PARAMETERS.timeCost &&
    parallelism === PARAMETERS.parallelism
  );
}

/** The fourth part of a PHC string: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
function saltOf(stored: string): Buffer {
  return Buffer.from(stored.split('$')[4] ?? '', 'base64');
}

/** Runs at most `places` tasks at once: each costs 46 MiB and a core, and a flood of logins is refused instead. */
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
