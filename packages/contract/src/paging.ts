import * as v from 'valibot';

/**
 * Paging by key, for every list that grows without end. A page is asked for by its place: nothing is the first page, `last`
 * the last one, and between them an answer names its neighbours. A place is a key of a row, so that rows which arrive while
 * a list is paged are neither repeated nor skipped, and page 5,000 costs what the first one does.
 */

/** The last page of any list. */
export const LAST_PAGE = 'last';

/** How a place is spelled. */
export const PAGE_PLACE = /^(last|(after|before)\.[\w-]+)$/;

/** The place of a page. Opaque apart from `last`: a client sends back what an answer named. */
export const pagePlace = v.pipe(
  v.string(),
  v.maxLength(300),
  v.regex(PAGE_PLACE),
  v.description('`last`, or a place that an answer named; nothing for the first page'),
);

/** @param mostRows on one page */
export const keyedPageQuery = (mostRows = 100) => ({
  page: v.optional(pagePlace),
  pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostRows))),
});

/** The neighbours of an answered page; null where it is the first or the last. */
export const keyedPages = v.object({
  previous: v.nullable(pagePlace),
  next: v.nullable(pagePlace),
});
export type KeyedPages = v.InferOutput<typeof keyedPages>;
