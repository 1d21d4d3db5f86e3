import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createSemaphore } from '@palpite/server/semaphore.ts';

/** OWASP's first choice for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const PARAMETERS = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** Hashes and checks passwords off the event loop, a limited number at a time. */
export interface PasswordHasher {
  /** A PHC string with a salt of its own. */
  hash(password: string): Promise<string>;
  /**
   * True when `password` made `stored`. With null (no such account) the same work is done and the answer is false, so
   * that the time does not reveal which accounts exist.
   * @throws ContractError `unavailable` when too many callers are waiting already
   */
  verify(stored: string | null, password: string): Promise<boolean>;
}

export async function createPasswordHasher(permits: number): Promise<PasswordHasher> {
  // Each costs 19 MiB and a core.
  const semaphore = createSemaphore(permits);
  const decoy = await hash(randomBytes(24).toString('base64url'), PARAMETERS);
  return {
    hash: (password) => semaphore.run(() => hash(password.normalize('NFKC'), PARAMETERS)),
    verify: (stored, password) =>
      semaphore.run(async () => {
        const matches = await verify(stored ?? decoy, password.normalize('NFKC'));
        return matches && stored !== null;
      }),
  };
}
