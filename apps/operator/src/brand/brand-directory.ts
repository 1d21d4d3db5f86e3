import { BrandError, parseBrand } from '@palpite/brands/read-brand.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import { brand } from '../database/schema/brand.ts';
import type { Database } from '../database/transaction.ts';
import type { Logger } from '../http/log.ts';
import type { Merchant, MerchantDirectory } from '../http/merchant.ts';
import { type BrandState, merchantOf } from './brand-state.ts';

/** Merchants for the frame, and whole brands for what shows them. */
export interface BrandDirectory extends MerchantDirectory {
  /** @throws ContractError `unknown_merchant` */
  brand(code: string): Promise<BrandState>;
  /** Reads the database again at the next question: for tests and the command line. */
  forget(): void;
}

/** How old an answer may be: a switch by command is seen by every process within this. */
const FRESH_MILLISECONDS = 1_000;

interface Snapshot {
  readonly at: number;
  readonly states: ReadonlyMap<string, BrandState>;
  readonly merchants: readonly Merchant[];
}

/**
 * Answers from the database, which it asks at most once a second, whatever the load. A brand whose row cannot be read
 * (written by hand, or by a build of another shape) stays as it was last read, and takes no other brand with it.
 */
export function createBrandDirectory(
  database: Database,
  now: () => Date,
  log: Pick<Logger, 'error'>,
): BrandDirectory {
  const read = createBrandReader(log);
  let latest: Promise<Snapshot> | undefined;
  let askedAt = 0;
  const snapshot = () => {
    const time = now().getTime();
    if (!latest || time - askedAt > FRESH_MILLISECONDS || time < askedAt) {
      askedAt = time;
      const asked = readSnapshot(database, time, read);
      latest = asked;
      // a failed read is not kept: the next question asks again
      asked.catch(() => {
        if (latest === asked) latest = undefined;
      });
    }
    return latest;
  };
  return {
    async byHost(host) {
      const { merchants } = await snapshot();
      return merchants.find(({ hosts }) => hosts.includes(host));
    },
    async byCode(code) {
      const { merchants } = await snapshot();
      return merchants.find((merchant) => merchant.code === code);
    },
    async all() {
      return (await snapshot()).merchants;
    },
    async brand(code) {
      const state = (await snapshot()).states.get(code);
      if (!state) throw new ContractError('unknown_merchant');
      return state;
    },
    forget() {
      latest = undefined;
    },
  };
}

type BrandRow = typeof brand.$inferSelect;

/** Reads rows; remembers of each brand the last one that fitted, and what has been said of one that does not. */
function createBrandReader(log: Pick<Logger, 'error'>): (row: BrandRow) => BrandState | undefined {
  const lastGood = new Map<string, BrandState>();
  const told = new Map<string, string>();
  return ({ code, document, overrides, status, maintenanceEnd }) => {
    // What opens and closes a site counts, whatever became of the rest.
    const switches = { status, maintenanceEnd };
    try {
      // parsed again: a row written by an older build must not be served in another shape
      const state = { brand: parseBrand(document, code), overrides, ...switches };
      lastGood.set(code, state);
      told.delete(code);
      return state;
    } catch (error) {
      if (!(error instanceof BrandError)) throw error;
      if (told.get(code) !== error.message) {
        told.set(code, error.message);
        log.error({ err: error, brand: code }, 'a brand in the database cannot be read');
      }
      const before = lastGood.get(code);
      return before && { ...before, ...switches };
    }
  };
}

async function readSnapshot(
  database: Database,
  at: number,
  read: (row: BrandRow) => BrandState | undefined,
): Promise<Snapshot> {
  const rows = await database.select().from(brand).orderBy(brand.code);
  const states = rows.flatMap((row) => read(row) ?? []);
  return {
    at,
    states: new Map(states.map((state) => [state.brand.code, state])),
    merchants: states.map(merchantOf),
  };
}
