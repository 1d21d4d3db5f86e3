import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import { count, id, instant, label, pageQuery } from './wire.ts';

/** Links that an agent shares: an account registered through one becomes the agent's direct downline. */

/** How many links of an agent may be open at once. */
export const MOST_OPEN_LINKS = 50;
/** How many links an agent may ever make, closed ones included: codes are never reused. */
export const MOST_LINKS = 200;
/** Links on a page by default. */
export const LINKS_PER_PAGE = 20;

/** The `affiliateCode` of the address. */
export const affiliateCode = v.pipe(v.string(), v.regex(/^[\dA-Z]{4,32}$/));
/** The agent's own name for the link. */
export const linkLabel = v.pipe(v.string(), v.maxLength(40), v.regex(/\S/));

export const affiliateLink = v.object({
  linkId: id,
  label,
  code: affiliateCode,
  createdAt: instant,
  /** When it was closed: it registers no more accounts. Null for an open link. */
  disabledAt: v.nullable(instant),
  /** Visits through the link, counted at most once an hour for each network. */
  visits: count,
  /** Accounts registered through it. */
  registrations: count,
  /** Accounts registered through it that have made a successful deposit. */
  firstDeposits: count,
});
export type AffiliateLink = v.InferOutput<typeof affiliateLink>;

export const affiliateLinkList = endpoint({
  summary: 'The caller’s links, newest first',
  method: 'GET',
  path: '/wps/agent/links',
  origin: 'extension',
  token: 'required',
  permission: 'agent-centre',
  query: v.object(pageQuery),
  value: v.object({ list: v.array(affiliateLink), totalPages: count }),
  idempotency: 'safe',
  staleOn: { link: 0 },
});

export const affiliateLinkCreate = endpoint({
  summary: 'Make a link to give out',
  method: 'PUT',
  path: '/wps/agent/links',
  origin: 'extension',
  token: 'required',
  permission: 'agent-centre',
  body: v.object({ label: linkLabel }),
  value: affiliateLink,
  errors: ['link_limit_reached', 'links_used_up'],
  idempotency: 'key',
  changes: ['link'],
  throttle: 'link',
});

export const affiliateLinkDisable = endpoint({
  summary: 'Close a link; who registered by it stays where they are',
  method: 'DELETE',
  path: '/wps/agent/links',
  origin: 'extension',
  token: 'required',
  permission: 'agent-centre',
  query: v.object({ linkId: id }),
  value: affiliateLink,
  errors: ['not_found'],
  idempotency: 'natural',
  changes: ['link'],
  throttle: 'link',
});

/** Stores nothing about the visitor: it only increases a counter. An unknown code is ignored. */
export const affiliateLinkRecordVisit = endpoint({
  summary: 'Count that the site was opened by a link',
  method: 'POST',
  path: '/wps/agent/links/visit',
  origin: 'extension',
  body: v.object({ code: affiliateCode }),
  value: v.null(),
  idempotency: 'natural',
  changes: [],
});

/** The calls of this file, by noun and verb. */
export const calls = {
  affiliateLink: {
    list: affiliateLinkList,
    create: affiliateLinkCreate,
    disable: affiliateLinkDisable,
    recordVisit: affiliateLinkRecordVisit,
  },
} as const satisfies EndpointTree;
