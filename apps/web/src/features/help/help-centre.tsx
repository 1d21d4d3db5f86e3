import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { SearchClear } from '@palpite/ui/search-clear.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { ErrorState } from '@palpite/ui/state-panel.tsx';
import { TextField } from '@palpite/ui/text-field.tsx';
import { useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useServices } from '../../lib/services.ts';
import { HelpArticlePart } from './help-article-part.tsx';
import type { HelpCentreProps } from './help-centre-props.ts';
import { HelpContents, type HelpContentsProps } from './help-contents.tsx';
import { helpQuery } from './help-query.ts';

// The search knows Traditional characters, whose table is larger than the page.
const FoundArticles = lazyPart(() => import('./found-articles.tsx'), 'FoundArticles');

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

/** The contents, and a search of all articles. */
function Contents(listed: HelpContentsProps) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState('');
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
      {wanted === '' ? (
        <HelpContents {...listed} />
      ) : (
        <Suspense fallback={<HelpContents {...listed} />}>
          <FoundArticles {...listed} wanted={wanted} />
        </Suspense>
      )}
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
