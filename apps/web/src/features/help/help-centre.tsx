import { Trans, useLingui } from '@lingui/react/macro';
import type { HelpSection } from '@palpite/contract/system.ts';
import { Button } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { SearchClear } from '@palpite/ui/search-clear.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '@palpite/ui/state-panel.tsx';
import { TextField } from '@palpite/ui/text-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { findArticles } from './find-articles.ts';
import { HelpArticlePart } from './help-article-part.tsx';
import type { HelpCentreProps } from './help-centre-props.ts';
import { helpQuery } from './help-query.ts';

/** The help centre's contents and articles: side by side where there is space, otherwise one at a time. */
export function HelpCentre({ articleId, searchFor, headingLevel }: HelpCentreProps) {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = useQuery(helpQuery(useServices()));
  if (isError && !data) {
    return (
      <ErrorState
        headingLevel={headingLevel}
        title={t`The help centre could not be loaded`}
        actions={
          <Button tone="accent" busy={isFetching} onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  }
  if (!data) return <HelpPlace />;
  const articles = data.sections.flatMap((section) => section.articles);
  const chosen = articles.find((each) => each.articleId === articleId);
  // Next to the contents one article is always open; on a phone the contents come first.
  const read = chosen ?? articles[0];
  return (
    <div className="grid gap-6 md:grid-cols-[16rem_1fr]">
      <div className={classNames(chosen && 'hidden md:block')}>
        <Contents
          sections={data.sections}
          readId={read?.articleId}
          searchFor={searchFor}
          headingLevel={headingLevel}
        />
      </div>
      {read && (
        <div
          className={classNames(
            'min-w-0 md:sticky md:top-0 md:self-start md:border-l md:border-border md:pl-6',
            !chosen && 'hidden md:block',
          )}
        >
          <HelpArticlePart
            article={read}
            chosen={chosen !== undefined}
            searchFor={searchFor}
            headingLevel={headingLevel}
          />
        </div>
      )}
    </div>
  );
}

interface ContentsProps extends Omit<HelpCentreProps, 'articleId'> {
  sections: readonly HelpSection[];
  readId: string | undefined;
}

function Contents({ sections, readId, searchFor, headingLevel }: ContentsProps) {
  const { t } = useLingui();
  const Heading = `h${headingLevel}` as const;
  const [wanted, setWanted] = useState('');
  const found = findArticles(sections, wanted);
  return (
    <div className="flex flex-col gap-5">
      <TextField
        label={t`Search the help`}
        type="search"
        icon={<Search size={18} />}
        value={wanted}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => setWanted(event.target.value)}
        trailing={
          <SearchClear label={t`Clear search`} value={wanted} onClear={() => setWanted('')} />
        }
      />
      {found.length === 0 && (
        <EmptyState
          headingLevel={headingLevel}
          picture={<SearchX size={28} />}
          title={t`Nothing matches`}
        >
          <Trans>Try another word, or ask customer service.</Trans>
        </EmptyState>
      )}
      <nav aria-label={t`Contents of the help centre`} className="flex flex-col gap-4">
        {found.map(({ sectionId, title, articles }) => (
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
    </div>
  );
}

function HelpPlace() {
  return (
    <div className="grid gap-6 md:grid-cols-[16rem_1fr]">
      <Skeleton className="h-80" />
      <Skeleton className="hidden h-80 md:block" />
    </div>
  );
}
