import type { PlayBook } from './play-book.ts';
import type { TermsBook } from './terms-book.ts';

/** What every issue is sold by. */
export interface RuleNeeds {
  readonly playBook: PlayBook;
  readonly termsBook: TermsBook;
}
