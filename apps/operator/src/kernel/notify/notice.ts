import type { Currency } from '@palpite/domain';
import type { CatalogueText } from '../texts/define-text.ts';

/** The texts of one kind of notice. Each module defines its own; talk writes and sends all of them. */
export interface NoticeTexts<Value extends string = string> {
  /** The title in the inbox; the subject of an e-mail, after the brand's name. */
  readonly title: CatalogueText<never>;
  /** One paragraph. In a message the brand's name comes first. */
  readonly text: CatalogueText<Value>;
}

/** The notices of a sender, by kind. */
export type Notices = Readonly<Record<string, NoticeTexts>>;

/** What a value may be; it is written in the reader's language and the brand's time zone. */
export type NoticeValue = string | Date | Amount | PageLink | CatalogueText<never>;

export interface Amount {
  readonly minor: bigint;
  readonly currency: Currency;
}

/** A link to a page of the brand's site. */
export interface PageLink {
  /** With its search, e.g. `/?member=withdraw`. */
  readonly path: string;
  /** What a notice shows in place of the path. */
  readonly label?: string;
}

/** A notice with its values. */
export interface Notice {
  readonly texts: NoticeTexts;
  readonly values: Readonly<Record<string, NoticeValue>>;
  /** A link in a paragraph of its own; shown in the inbox only. */
  readonly linkBelow?: PageLink;
}

/** The account's username: the notifier fills it in. */
type Given = 'account';

/** Puts a notice together; a text whose value is missing does not compile. */
export function noticeOf<Value extends string>(
  texts: NoticeTexts<Value>,
  values: Readonly<Record<Exclude<Value, Given>, NoticeValue>>,
  linkBelow?: PageLink,
): Notice {
  return { texts, values, linkBelow };
}
