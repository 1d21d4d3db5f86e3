import type { MessageDescriptor } from '@lingui/core';

/** What a route says of its page. */
export interface Page {
  /** What the page is called, in a text of ours or a name that is there already; home has the brand's own words. */
  title?: MessageDescriptor | string;
  /** What part of it is shown, in words that are there already: a vendor, a page's number. */
  part?: readonly string[];
  description?: MessageDescriptor;
  /** A description in the operator's own words, in place of ours. */
  about?: string;
  /** The one address that search engines should keep for it, as a path. */
  path: string;
  /** Search engines should not keep it. */
  unlisted?: boolean;
  /** What the page lists, in its order; asked on the server alone. */
  list?: (() => readonly ListedItem[]) | undefined;
}

/** One of what a page lists. */
export interface ListedItem {
  name: string;
  /** Address of its picture, as a path or whole. */
  image: string;
}

/** What is written of a page for people, in its language. */
export interface WrittenPage {
  /** Without the brand. */
  name: string;
  title: string;
  description: string;
  address: string;
}
