import { createHash } from 'node:crypto';
import { BrandError, parseBrand } from '@palpite/brands/read-brand.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import type { Logger } from '@palpite/server/log.ts';
import { getTableColumns, inArray, sql } from 'drizzle-orm';
import type { BrandDirectory, LiveBrand } from '#kernel/brand/live-brand.ts';
import { createRestriction } from '#kernel/brand/restriction.ts';
import type { TileCut } from '#kernel/brand/tile-cut.ts';
import { applyOverrides } from './apply-overrides.ts';
import { brand } from './brand.table.ts';

/**
 * The greatest age of an answer: every process sees a switch by command within this time. Pages are rendered from
 * slightly older answers (`apps/web/src/serving/page-status.ts`), and both together are less than a second.
 */
const FRESH_MILLISECONDS = 500;

/** Longer than any page is cached, here or by a CDN. */
const KEPT_MILLISECONDS = 10 * 60_000;

interface Snapshot {
  readonly at: number;
  readonly brands: readonly LiveBrand[];
}

/**
 * Answers from the database, with at most two queries a second, whatever the load. A brand with an unreadable row
 * (written by hand, or by a build of another shape) stays as it was last read, without affecting the others.
 */
export function createBrandDirectory(
  database: Database,
  now: () => Date,
  log: Pick<Logger, 'error'>,
): BrandDirectory {
  const read = createBrandReader(database, log);
  let latest: Promise<Snapshot> | undefined;
  let askedAt = 0;
  /** When each banner's scene and each cut of tiles was last seen in a brand. */
  const seen = new Map<string, number>();
  const snapshot = () => {
    const time = now().getTime();
    if (!latest || time - askedAt > FRESH_MILLISECONDS || time < askedAt) {
      askedAt = time;
      const reading = read(time).then((fresh) => {
        notePictures(seen, fresh);
        return fresh;
      });
      latest = reading;
      // a failed read is not cached: the next call reads again
      reading.catch(() => {
        if (latest === reading) latest = undefined;
      });
    }
    return latest;
  };
  const byCode = async (code: string) => {
    const { brands } = await snapshot();
    return brands.find((each) => each.code === code);
  };
  return {
    async byHost(host) {
      const { brands } = await snapshot();
      // Names of hosts have no case, and one with the root's dot at its end is the same name.
      const name = host.replace(/\.$/, '').toLowerCase();
      return brands.find(({ hosts }) => hosts.includes(name));
    },
    byCode,
    async brand(code) {
      const found = await byCode(code);
      if (!found) throw new ContractError('unknown_merchant');
      return found;
    },
    async all() {
      return (await snapshot()).brands;
    },
    async showsBanner(theme, seed) {
      await snapshot();
      return seen.has(sceneOf(theme, seed));
    },
    async showsTile(cut, code) {
      await snapshot();
      return seen.has(cutOf(cut, code));
    },
    forget() {
      latest = undefined;
    },
  };
}

const sceneOf = (theme: string, seed: string) => `${theme} ${seed}`;

/** A narrow cut is every game's; a wide one each game's own. */
const cutOf = ({ shape, display, wide = false }: TileCut, code: string) =>
  wide ? `${shape} ${display} wide ${code}` : `${shape} ${display}`;

function notePictures(seen: Map<string, number>, { at, brands }: Snapshot): void {
  for (const { banners, face } of brands) {
    for (const { art } of banners) seen.set(sceneOf(art.theme, art.seed), at);
    const cut = { shape: face.tile.shape, display: face.type.display };
    seen.set(cutOf(cut, ''), at);
    for (const code of face.features) seen.set(cutOf({ ...cut, wide: true }, code), at);
  }
  for (const [picture, last] of seen) {
    if (at - last > KEPT_MILLISECONDS) seen.delete(picture);
  }
}

type BrandRow = typeof brand.$inferSelect;

/** A row's version as the database counts it: any change makes another one. */
const version = sql<string>`${brand}.xmin::text`;

/** What was read of one row; undefined when it has never been valid. */
interface Read {
  readonly version: string;
  readonly brand: LiveBrand | undefined;
}

/**
 * Reads brands, each again only when its row has changed. A brand is a large document, and reading all of them each
 * time would delay every request in the meantime.
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
          brand: liveBrandOf(row, readByCode.get(row.code)?.brand, log),
        });
      }
    }
    const brands = versions
      .map(({ code }) => code)
      .toSorted()
      .flatMap((code) => readByCode.get(code)?.brand ?? []);
    return { at, brands };
  };
}

/** A row as the site uses it; an invalid one is logged, and the brand stays as it was. */
function liveBrandOf(
  { code, document, overrides, status, maintenanceEnd }: BrandRow,
  before: LiveBrand | undefined,
  log: Pick<Logger, 'error'>,
): LiveBrand | undefined {
  // Opening and closing a site takes effect even when the rest is invalid.
  const content = JSON.stringify([document, overrides, status, maintenanceEnd]);
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const switches = { status, maintenanceEnd, version: digest };
  try {
    // parsed again: a row written by an older build must not be served in another shape
    const applied = applyOverrides(parseBrand(document, code), overrides);
    for (const { channel, fault } of applied.faults) {
      log.error({ brand: code, channel, fault }, 'deposit channel closed: its terms are invalid');
    }
    const { settings } = applied.brand;
    return { ...applied.brand, overrides, ...switches, restriction: createRestriction(settings) };
  } catch (error) {
    if (!(error instanceof BrandError)) throw error;
    log.error({ err: error, brand: code }, 'invalid brand in the database');
    return before && { ...before, ...switches };
  }
}
