import { ContractError } from '@palpite/contract/errors.ts';
import { LAST_PAGE } from '@palpite/contract/paging.ts';

/**
 * The spelling of a page's place on the wire: `after.…` or `before.…` and a row's key. A key is a position in an order and
 * grants nothing, so it is checked and not signed: whose rows are listed is always the query's own condition.
 */

/** How many rows a page has, and where it is in its list. */
export interface AskedPage {
  readonly size: number;
  /** Read from the end of the list, or from `key` backwards. */
  readonly backwards: boolean;
  /** The key of the row next to the page, as text; undefined for the first and the last page. */
  readonly key: readonly string[] | undefined;
}

export interface PageQuery {
  readonly page?: string | undefined;
  readonly pageSize?: number | undefined;
}

/** @param order names the list's order: a key of another order is refused */
export function writeKey(order: string, key: readonly string[]): string {
  return Buffer.from(JSON.stringify([order, ...key])).toString('base64url');
}

/**
 * @param order the name that the key was written with
 * @param patterns what each part of the key looks like
 * @throws ContractError invalid_request at `page`, when no answer of this list in this order named it
 */
export function readPage(
  { page, pageSize }: PageQuery,
  order: string,
  patterns: readonly RegExp[],
  defaultSize: number,
): AskedPage {
  const size = pageSize ?? defaultSize;
  if (page === undefined) return { size, backwards: false, key: undefined };
  if (page === LAST_PAGE) return { size, backwards: true, key: undefined };
  const [side, written = ''] = page.split('.');
  return { size, backwards: side === 'before', key: readKey(written, order, patterns) };
}

function readKey(written: string, order: string, patterns: readonly RegExp[]): readonly string[] {
  const [named, ...parts] = partsOf(written);
  const fits =
    parts.length === patterns.length && parts.every((part, at) => patterns[at]?.test(part));
  if (named !== order || !fits) throw unknownPage();
  return parts;
}

function partsOf(written: string): readonly string[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(written, 'base64url').toString());
    return Array.isArray(parts) ? parts.map((part) => `${part}`) : [];
  } catch {
    return [];
  }
}

const unknownPage = () =>
  new ContractError('invalid_request', { fields: [{ field: 'page', reason: 'unknown page' }] });
