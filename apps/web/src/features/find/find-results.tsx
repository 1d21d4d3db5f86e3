import { Plural, useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { Link } from '@tanstack/react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Search from 'lucide-react/icons/search';
import type { SearchAnswer } from '../../parts/catalogue/search-query.ts';
import { useWideScreen } from '../../parts/centre/use-wide-screen.ts';
import { useOption } from './found-context.ts';
import {
  FoundCollections,
  FoundLotteries,
  FoundVendors,
  type NamedLottery,
} from './found-lists.tsx';
import { FoundPages, type usePages } from './found-pages.tsx';
import { columnsClass, FoundGroup, GameOption, optionClass } from './found-row.tsx';
import type { Combobox } from './use-combobox.ts';
import { useCountText } from './use-count-text.ts';

/** Games listed at once, fewer on a phone, where the other groups are below; a link leads to all of them. */
const GAMES = { wide: 10, narrow: 5 };

/** Everything that a text found. */
export interface Found {
  readonly answer: SearchAnswer;
  readonly lotteries: readonly NamedLottery[];
  readonly pages: ReturnType<typeof usePages>;
}

/** True when no group has anything. */
export const isNothing = ({ answer, lotteries, pages }: Found): boolean =>
  answer.games.length + answer.vendors.length + answer.collections.length === 0 &&
  lotteries.length + pages.length === 0;

interface FindResultsProps {
  found: Found;
  /** The text that was searched. */
  text: string;
  /** Still of an earlier text. */
  isOld: boolean;
  listId: string;
  onList: Combobox['onList'];
  onSuggestion: (text: string) => void;
  /** Called when a result is opened. */
  onOpen: () => void;
}

/** The results in groups: games first, and below them what else there is. */
export function FindResults({
  found,
  text,
  isOld,
  listId,
  onList,
  onSuggestion,
  onOpen,
}: FindResultsProps) {
  const { t } = useLingui();
  const { answer, lotteries, pages } = found;
  const others =
    answer.collections.length + answer.vendors.length + lotteries.length + pages.length > 0;
  return (
    <div
      ref={onList}
      id={listId}
      aria-busy={isOld}
      role="listbox"
      aria-label={t`Results`}
      className="flex flex-col gap-4"
      onClickCapture={({ target }) => {
        if (target instanceof Element && target.closest('a[role=option]')) onOpen();
      }}
    >
      <Suggestions texts={answer.suggestions} onSuggestion={onSuggestion} />
      <div
        role="presentation"
        // Rows begin where the field does; their own space is outside.
        className="-mx-2 flex flex-col gap-5"
      >
        {answer.games.length > 0 && <FoundGames answer={answer} text={text} />}
        {others && (
          <div role="presentation" className="grid grid-cols-1 gap-x-4 gap-y-5 md:grid-cols-2">
            <FoundCollections collections={answer.collections} />
            <FoundVendors vendors={answer.vendors} />
            <FoundLotteries lotteries={lotteries} />
            <FoundPages pages={pages} />
          </div>
        )}
      </div>
    </div>
  );
}

function FoundGames({ answer, text }: { answer: SearchAnswer; text: string }) {
  const { t } = useLingui();
  const countText = useCountText();
  const { games, foundGames } = answer;
  const shown = games.slice(0, useWideScreen() ? GAMES.wide : GAMES.narrow);
  return (
    <FoundGroup label={t`Games`} count={countText(answer)}>
      <div role="presentation" className={columnsClass}>
        {shown.map((game) => (
          <GameOption key={game.nodeId} game={game} />
        ))}
      </div>
      {foundGames > shown.length && <AllOption answer={answer} text={text} />}
    </FoundGroup>
  );
}

/** The same search as a page: the games of every category. */
function AllOption({ answer: { foundGames }, text }: { answer: SearchAnswer; text: string }) {
  const option = useOption('all');
  return (
    <Link
      {...option}
      data-default=""
      to="/search"
      search={{ q: text }}
      className={classNames(optionClass, 'text-14 font-semibold text-accent-strong')}
    >
      <span className="grid size-11 shrink-0 place-items-center">
        <ArrowRight size={20} />
      </span>
      <Plural value={foundGames} one="See # game" other="See all # games" />
    </Link>
  );
}

interface SuggestionsProps {
  texts: readonly string[];
  onSuggestion: (text: string) => void;
}

/** Completed words, in one row that a thumb can push. */
function Suggestions({ texts, onSuggestion }: SuggestionsProps) {
  const { t } = useLingui();
  if (texts.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={t`Suggestions`}
      className="no-scrollbar -mx-5 flex gap-2 overflow-x-auto px-5 py-0.5"
    >
      {texts.map((text, place) => (
        <SuggestionOption key={text} place={place} text={text} onPress={() => onSuggestion(text)} />
      ))}
    </div>
  );
}

/** The look of a text that searches when it is pressed. */
export const searchChipClass =
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control border border-border bg-surface px-3 text-14 font-semibold whitespace-nowrap transition-colors duration-150 hover:border-border-strong mouse:min-h-9';

interface SuggestionOptionProps {
  place: number;
  text: string;
  onPress: () => void;
}

function SuggestionOption({ place, text, onPress }: SuggestionOptionProps) {
  const option = useOption(`suggestion-${place}`);
  return (
    <button
      {...option}
      type="button"
      onClick={onPress}
      className={classNames(
        searchChipClass,
        'scroll-mx-5 aria-selected:border-focus aria-selected:bg-sunken aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-focus',
      )}
    >
      <Search size={14} className="text-subtle" />
      {text}
    </button>
  );
}
