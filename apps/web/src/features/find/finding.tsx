import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { FoundBy, isUnnamed } from '../../parts/catalogue/found-by.tsx';
import { type SearchAnswer, searchQuery } from '../../parts/catalogue/search-query.ts';
import { FindFailed, FindNothing } from './find-nothing.tsx';
import { FindResults, type Found, isNothing } from './find-results.tsx';
import { FoundState } from './found-context.ts';
import { usePages } from './found-pages.tsx';
import { columnsClass, RowSkeleton } from './found-row.tsx';
import type { Combobox } from './use-combobox.ts';
import { useCountText } from './use-count-text.ts';
import { useLotteries } from './use-lotteries.ts';

interface FindingProps {
  text: string;
  combobox: Combobox;
  onText: (text: string) => void;
  /** Called when a result is opened. */
  onOpen: () => void;
}

/** What a text finds, in whatever state that is. */
export function Finding({ text, combobox, onText, onOpen }: FindingProps) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...searchQuery(useServices(), text),
    placeholderData: keepPreviousData,
  });
  const lotteries = useLotteries(text);
  const pages = usePages(text);
  const { listId, activeId, onList } = combobox;
  const searched = data?.corrected ?? text;
  const state = useMemo(() => ({ listId, activeId, text: searched }), [listId, activeId, searched]);
  if (isError) return <FindFailed busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div aria-busy="true" className={columnsClass}>
        {Array.from({ length: 6 }, (_, place) => (
          <RowSkeleton key={place} />
        ))}
      </div>
    );
  }
  const found = { answer: data, lotteries, pages };
  return (
    <>
      <Announced found={found} isSettled={!isPlaceholderData} />
      {isNothing(found) ? (
        <FindNothing text={text} totalGames={data.totalGames} onText={onText} />
      ) : (
        <FoundState value={state}>
          {isUnnamed(data) && <NothingNamed text={text} answer={data} />}
          {data.corrected !== null && (
            <Corrected text={text} corrected={data.corrected} onText={onText} />
          )}
          <FindResults
            found={found}
            text={searched}
            isOld={isPlaceholderData}
            listId={listId}
            onList={onList}
            onSuggestion={onText}
            onOpen={onOpen}
          />
        </FoundState>
      )}
    </>
  );
}

/** Games that are found by what they show or are, under a heading that says so. */
function NothingNamed({ text, answer }: { text: string; answer: SearchAnswer }) {
  return (
    <div className="text-14">
      <h3 className="display text-16 wrap-anywhere">
        <Trans>Nothing is named “{text}”</Trans>
      </h3>
      <FoundBy answer={answer} />
    </div>
  );
}

interface CorrectedProps {
  text: string;
  corrected: string;
  onText: (text: string) => void;
}

/** What was searched in place of a text with a typing error. */
function Corrected({ text, corrected, onText }: CorrectedProps) {
  return (
    <p className="text-14 text-muted wrap-anywhere">
      <Trans>
        Nothing matches “{text}”. Did you mean{' '}
        <button
          type="button"
          className="font-bold text-accent-strong underline underline-offset-3"
          onClick={() => onText(corrected)}
        >
          {corrected}
        </button>
        ?
      </Trans>
    </p>
  );
}

/** A rest in typing after which the number of results is read out, in milliseconds. */
const REST_MILLISECONDS = 800;

/** The results in a sentence for screen readers, once the reader has stopped typing. */
function Announced({ found, isSettled }: { found: Found; isSettled: boolean }) {
  const { t } = useLingui();
  const countText = useCountText();
  const { answer, lotteries, pages } = found;
  const others =
    answer.vendors.length + answer.collections.length + lotteries.length + pages.length;
  const games = countText(answer);
  const text = isNothing(found) ? t`Nothing found` : t`Found: ${games}, others: ${others}`;
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!isSettled) return;
    const timer = setTimeout(() => setSaid(text), REST_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [text, isSettled]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
