import { useLingui } from '@lingui/react/macro';
import type { HelpSection } from '@palpite/contract/system.ts';
import { Link } from '@tanstack/react-router';
import type { HelpCentreProps } from './help-centre-props.ts';

export interface HelpContentsProps extends Omit<HelpCentreProps, 'articleId'> {
  sections: readonly HelpSection[];
  readId: string | undefined;
}

/** The titles of articles, in their sections. */
export function HelpContents({ sections, readId, searchFor, headingLevel }: HelpContentsProps) {
  const { t } = useLingui();
  const Heading = `h${headingLevel}` as const;
  return (
    <nav aria-label={t`Contents of the help centre`} className="flex flex-col gap-4">
      {sections.map(({ sectionId, title, articles }) => (
        <section key={sectionId} aria-labelledby={`help-${sectionId}`}>
          <Heading id={`help-${sectionId}`} className="mb-1 text-12 font-bold text-subtle">
            {title}
          </Heading>
          <ul>
            {articles.map((article) => (
              <li key={article.articleId}>
                <Link
                  to="."
                  search={searchFor(article.articleId)}
                  resetScroll={false}
                  activeProps={{}}
                  aria-current={article.articleId === readId ? 'true' : undefined}
                  className="-mx-3 flex min-h-9 items-center rounded-control px-3 py-1 text-14 font-medium hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:text-accent-strong touch:min-h-11"
                >
                  {article.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
