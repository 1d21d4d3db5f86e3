import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { count, id, instant, label, pageQuery } from './wire.ts';

/** Links that an agent gives out: whoever registers by one stands directly below the agent. */

/** How many links of an agent may be open at once. */
export const MOST_OPEN_LINKS = 50;
/** How many links an agent may ever make, closed ones included: their codes are kept. */
export const MOST_LINKS = 200;
/** How many links a page has where nobody says otherwise. */
export const LINKS_PER_PAGE = 20;

/** Stands in the address as `affiliateCode`. */
export const affiliateCode = v.pipe(v.string(), v.regex(/^[\dA-Z]{4,32}$/));
/** What the agent calls a link, for themselves. */
export const linkLabel = v.pipe(v.string(), v.maxLength(40), v.regex(/\S/));

export const affiliateLink = v.object({
  linkId: id,
  label,
  code: affiliateCode,
  createdAt: instant,
  /** Nobody registers by it from then on; null for one that is open. */
  disabledAt: v.nullable(instant),
  /** How often the site was opened with it, at most once an hour from one network. */
  visits: count,
  /** How many accounts were registered by it. */
  registrations: count,
  /** How many of those accounts have made a deposit that succeeded. */
  firstDeposits: count,
});
export type AffiliateLink = v.InferOutput<typeof affiliateLink>;

export const affiliateLinks = endpoint({
  module: 'affiliate-link',
  summary: 'The caller’s links, newest first',
  method: 'GET',
  path: '/wps/agent/links',
  origin: 'extension',
  token: 'required',
  permission: 'agent-centre',
  query: v.object(pageQuery),
  value: v.object({ list: v.array(affiliateLink), totalPages: count }),
  idempotency: 'safe',
});

export const affiliateLinkCreate = endpoint({
  module: 'affiliate-link',
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
  throttle: 'link',
});

export const affiliateLinkDisable = endpoint({
  module: 'affiliate-link',
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
  throttle: 'link',
});

/** Nothing of the visitor is kept: a counter goes up. A code that is nobody's is passed over. */
export const affiliateVisit = endpoint({
  module: 'affiliate-link',
  summary: 'Count that the site was opened by a link',
  method: 'POST',
  path: '/wps/agent/links/visit',
  origin: 'extension',
  body: v.object({ code: affiliateCode }),
  value: v.null(),
  idempotency: 'natural',
});
