/** The address of an article, or of the contents where none is named, in the place that shows the help. */
export type HelpSearch = (articleId?: string) => (search: object) => object;

export interface HelpCentreProps {
  /** The article that is read; without it the contents. */
  articleId?: string;
  searchFor: HelpSearch;
  /** Of its sections and articles: one below the title that it stands under. */
  headingLevel: 2 | 3;
}
