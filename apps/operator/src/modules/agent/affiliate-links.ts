import { randomInt } from 'node:crypto';
import { endpoints } from '@palpite/contract';
import { LINKS_PER_PAGE, MOST_LINKS, MOST_OPEN_LINKS } from '@palpite/contract/affiliate-link.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import { lockFor } from '@palpite/server/database/lock.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { addressKey } from '@palpite/server/throttle/address-key.ts';
import type { WindowCounter } from '@palpite/server/throttle/counters.ts';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { affiliateLink } from './affiliate-link.table.ts';
import { hasDeposited } from '#modules/money/index.ts';
import { handler, handlerOf } from '#kernel/http/handler.ts';
import { countRegistrations, type Registrations } from '#modules/identity/index.ts';

export interface LinkNeeds {
  /** Visits by agents' links, by link and network. */
  readonly linkVisits: WindowCounter;
}

const visitHandler = handlerOf<LinkNeeds>();

type LinkRow = typeof affiliateLink.$inferSelect;

/** The caller's links, open and closed. */
export const affiliateLinkList = handler(
  endpoints.affiliateLink.list,
  async ({ tx, session, query: { pageNo = 1, pageSize = LINKS_PER_PAGE } }) => {
    const mine = eq(affiliateLink.accountId, session.accountId);
    const [total] = await tx.select({ links: count() }).from(affiliateLink).where(mine);
    const links = await tx
      .select()
      .from(affiliateLink)
      .where(mine)
      .orderBy(desc(affiliateLink.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize);
    return {
      list: await viewsOf(tx, links),
      totalPages: Math.ceil((total?.links ?? 0) / pageSize),
    };
  },
);

/** Makes a link with a code of its own. */
export const affiliateLinkCreate = handler(
  endpoints.affiliateLink.create,
  async ({ tx, session, brand, body, now }) => {
    const { accountId } = session;
    // Without the lock two requests at once would not count each other.
    await lockFor(tx, `affiliate-links ${accountId}`);
    const [made] = await tx
      .select({
        links: count(),
        open: sql<number>`(count(*) filter (where ${isNull(affiliateLink.disabledAt)}))::int`,
      })
      .from(affiliateLink)
      .where(eq(affiliateLink.accountId, accountId));
    if ((made?.links ?? 0) >= MOST_LINKS) throw new ContractError('links_used_up');
    if ((made?.open ?? 0) >= MOST_OPEN_LINKS) throw new ContractError('link_limit_reached');
    const [link] = await tx
      .insert(affiliateLink)
      .values({
        brandCode: brand.code,
        accountId,
        label: body.label.trim(),
        code: newCode(),
        createdAt: now,
      })
      .returning();
    if (link === undefined) throw new Error('a link was not written');
    return linkView(link);
  },
);

/** Closes a link of the caller's; a closed one stays as it is. */
export const affiliateLinkDisable = handler(
  endpoints.affiliateLink.disable,
  async ({ tx, session, query, now }) => {
    const id = Number(query.linkId);
    const mine = and(eq(affiliateLink.id, id), eq(affiliateLink.accountId, session.accountId));
    if (!Number.isSafeInteger(id)) throw new ContractError('not_found');
    await tx
      .update(affiliateLink)
      .set({ disabledAt: now })
      .where(and(mine, isNull(affiliateLink.disabledAt)));
    const [view] = await viewsOf(tx, await tx.select().from(affiliateLink).where(mine));
    if (view === undefined) throw new ContractError('not_found');
    return view;
  },
);

/** Counts a visit by an open link, once an hour for each network; stores nothing else about it. */
export const affiliateLinkRecordVisit = visitHandler(
  endpoints.affiliateLink.recordVisit,
  async ({ tx, own, brand, body, address }) => {
    const open = and(
      eq(affiliateLink.brandCode, brand.code),
      eq(affiliateLink.code, body.code),
      isNull(affiliateLink.disabledAt),
    );
    const [link] = await tx.select({ id: affiliateLink.id }).from(affiliateLink).where(open);
    if (link === undefined) return null;
    const visits = await own.linkVisits.add(`${link.id} ${addressKey(address)}`);
    if (visits > 1) return null;
    await tx
      .update(affiliateLink)
      .set({ visits: sql`${affiliateLink.visits} + 1` })
      .where(eq(affiliateLink.id, link.id));
    return null;
  },
);

/** Links with how many accounts registered by each, and how many of those have deposited. */
async function viewsOf(tx: Database, links: readonly LinkRow[]) {
  const ids = links.map(({ id }) => id);
  const counts = await countRegistrations(tx, ids, hasDeposited);
  return links.map((link) => linkView(link, counts.get(link.id)));
}

function linkView(link: LinkRow, counts?: Registrations) {
  return {
    linkId: String(link.id),
    label: link.label,
    code: link.code,
    createdAt: link.createdAt.toISOString(),
    disabledAt: link.disabledAt?.toISOString() ?? null,
    visits: link.visits,
    registrations: counts?.registered ?? 0,
    firstDeposits: counts?.counted ?? 0,
  };
}

/** Ten letters and digits that do not look alike (48 bits): codes neither collide nor can be guessed. */
function newCode(): string {
  const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
  return Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('');
}
