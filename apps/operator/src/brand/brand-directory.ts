import { createHash } from 'node:crypto';
import { BrandError, parseBrand } from '@palpite/brands/read-brand.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import type { Logger } from '@palpite/server/log.ts';
import { getTableColumns, inArray, sql } from 'drizzle-orm';
import { brand } from '../database/schema/brand.ts';
import { faultyChannels } from '../deposit/channels.ts';
import type { LiveBrand, BrandLookup } from '../http/live-brand.ts';
import { type BrandState, liveBrandOf } from './brand-state.ts';

/** Brands with their documents and the operator's changes, beside the lookup that the frame uses. */
export interface BrandDirectory extends BrandLookup {
  /** @throws ContractError `unknown_merchant` */
  state(code: string): Promise<BrandState>;
  /** Whether a brand shows a banner of this scene, or did so lately: pages that were kept still name it. */
  showsBanner(theme: string, seed: string): Promise<boolean>;
  /** Reads the database again at the next question: for tests and the command line. */
  forget(): void;
}

/**
 * How old an answer may be: a switch by command is seen by every process within this. Pages are drawn from answers that
 * are a little older still (`apps/web/src/serving/page-status.ts`), and both together are no second.
 */
const FRESH_MILLISECONDS = 500;

/** Longer than any page is kept, here or by a CDN. */
const KEPT_MILLISECONDS = 10 * 60_000;

interface Snapshot {
  readonly at: number;
  readonly states: ReadonlyMap<string, BrandState>;
  readonly brands: readonly LiveBrand[];
}

/**
 * Answers from the database, which it asks at most twice a second, whatever the load. A brand whose row cannot be read
 * (written by hand, or by a build of another shape) stays as it was last read, and takes no other brand with it.
 */
export function createBrandDirectory(
  database: Database,
  now: () => Date,
  log: Pick<Logger, 'error'>,
): BrandDirectory {
  const read = createBrandReader(database, log);
  let latest: Promise<Snapshot> | undefined;
  let askedAt = 0;
  /** When each banner's scene was last seen in a brand. */
  const bannersSeen = new Map<string, number>();
  const snapshot = () => {
    const time = now().getTime();
    if (!latest || time - askedAt > FRESH_MILLISECONDS || time < askedAt) {
      askedAt = time;
      const reading = read(time).then((fresh) => {
        noteBanners(bannersSeen, fresh);
        return fresh;
      });
      latest = reading;
      // a failed read is not kept: the next question asks again
      reading.catch(() => {
        if (latest === reading) latest = undefined;
      });
    }
    return latest;
  };
  return {
    async byHost(host) {
      const { brands } = await snapshot();
      return brands.find(({ hosts }) => hosts.includes(host));
    },
    async byCode(code) {
      const { brands } = await snapshot();
      return brands.find((each) => each.code === code);
    },
    async all() {
      return (await snapshot()).brands;
    },
    async state(code) {
      const state = (await snapshot()).states.get(code);
      if (!state) throw new ContractError('unknown_merchant');
      return state;
    },
    async showsBanner(theme, seed) {
      await snapshot();
      return bannersSeen.has(sceneOf(theme, seed));
    },
    forget() {
      latest = undefined;
    },
  };
}

const sceneOf = (theme: string, seed: string) => `${theme} ${seed}`;

function noteBanners(seen: Map<string, number>, { at, states }: Snapshot): void {
  for (const { brand: document } of states.values()) {
    for (const { art } of document.banners) seen.set(sceneOf(art.theme, art.seed), at);
  }
  for (const [scene, last] of seen) {
    if (at - last > KEPT_MILLISECONDS) seen.delete(scene);
  }
}

type BrandRow = typeof brand.$inferSelect;

/** A row of the table as the database counts its versions: whatever changes in it, by whomever, is another one. */
const version = sql<string>`${brand}.xmin::text`;

/** What was read of one row; undefined where it has never fitted. */
interface Read {
  readonly version: string;
  readonly state: BrandState | undefined;
}

/**
 * Reads brands, each again only when its row has changed: a brand is a large document, and to look at all of them
 * each time would hold up every request that comes meanwhile.
 */
function createBrandReader(
  database: Database,
  log: Pick<Logger, 'error'>,
): (at: number) => Promise<Snapshot> {
  const readByCode = new Map<string, Read>();
  return async (at) => {
    const versions = await database.select({ code: brand.code, version }).from(brand);
    const changed = versions.filter((row) => readByCode.get(row.code)?.version !== row.version);
    if (changed.length > 0) {
      const codes = changed.map(({ code }) => code);
      const rows = await database
        .select({ row: getTableColumns(brand), version })
        .from(brand)
        .where(inArray(brand.code, codes));
      for (const { row, version: read } of rows) {
        readByCode.set(row.code, {
          version: read,
          state: stateOf(row, readByCode.get(row.code)?.state, log),
        });
      }
    }
    const states = versions
      .map(({ code }) => code)
      .toSorted()
      .flatMap((code) => readByCode.get(code)?.state ?? []);
    return {
      at,
      states: new Map(states.map((state) => [state.brand.code, state])),
      brands: states.map(liveBrandOf),
    };
  };
}

/** A row as the site uses it; one that does not fit is told, and the brand stays as it was. */
function stateOf(
  { code, document, overrides, status, maintenanceEnd }: BrandRow,
  before: BrandState | undefined,
  log: Pick<Logger, 'error'>,
): BrandState | undefined {
  // What opens and closes a site counts, whatever became of the rest.
  const content = JSON.stringify([document, overrides, status, maintenanceEnd]);
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const switches = { status, maintenanceEnd, version: digest };
  try {
    // parsed again: a row written by an older build must not be served in another shape
    const state = { brand: parseBrand(document, code), overrides, ...switches };
    for (const { channel, fault } of faultyChannels(state)) {
      log.error({ brand: code, channel, fault }, 'deposit channel closed: its terms are invalid');
    }
    return state;
  } catch (error) {
    if (!(error instanceof BrandError)) throw error;
    log.error({ err: error, brand: code }, 'invalid brand in the database');
    return before && { ...before, ...switches };
  }
}
