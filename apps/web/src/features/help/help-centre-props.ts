/** The address of an article, or without one of the contents, in the place that shows the help. */
export type HelpSearch = (articleId?: string) => (search: object) => object;

export interface HelpCentreProps {
  /** The open article; without it the contents. */
  articleId?: string;
  searchFor: HelpSearch;
  /** Of its sections and articles: one below the title above them. */
  headingLevel: 2 | 3;
}
