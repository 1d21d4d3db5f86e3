import { Plural, useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { ChipRow, chipClass, type Stop } from './chip-row.tsx';
import { CHIP_FILTERS, type ChipFilter, choosing, chosenIn } from './lobby-choices.ts';
import type { LobbySearch } from './lobby-search.ts';
import { countsOf, type LobbyCounts, useFilterTexts } from './use-filter-texts.ts';

interface FilterChipsProps {
  counts: LobbyCounts;
  search: LobbySearch;
  onChange: (next: LobbySearch) => void;
}

/**
 * On a wide screen the filters of a lobby in one row, and below it the chips of the open one: each with the games that
 * it leaves, so a chip that would leave none is not there. None is open at first, and no row wraps: the games stay on
 * the first screen. A phone has a sheet instead (`filters-dialog.tsx`).
 */
export function FilterChips({ counts, search, onChange }: FilterChipsProps) {
  const { t } = useLingui();
  const { names } = useFilterTexts();
  const chipsId = useId();
  const [opened, setOpened] = useState<ChipFilter | null>(null);
  const filters = CHIP_FILTERS.filter((filter) => countsOf(counts, filter).choices.length > 0);
  const open = filters.find((filter) => filter === opened);
  if (filters.length === 0) return null;

  return (
    <>
      <div className="min-w-0 flex-1 max-md:hidden">
        <ChipRow
          label={t`Filters`}
          ids={filters}
          renderChip={(filter, stop) => (
            <button
              {...stop}
              type="button"
              aria-expanded={filter === open}
              aria-controls={filter === open ? chipsId : undefined}
              onClick={() => setOpened(filter === open ? null : filter)}
              className={classNames(
                chipClass,
                'aria-expanded:border-border-strong aria-expanded:bg-raised',
              )}
            >
              {names[filter]}
              {search[filter] !== undefined && (
                <span aria-hidden="true" className="size-2 rounded-full bg-accent-strong" />
              )}
              <ChevronDown
                size={16}
                className={classNames('text-subtle', filter === open && 'rotate-180')}
              />
            </button>
          )}
        />
      </div>
      {open !== undefined && (
        <div className="order-last basis-full max-md:hidden">
          <ValueChips
            key={open}
            id={chipsId}
            filter={open}
            counts={counts}
            search={search}
            onChange={onChange}
          />
        </div>
      )}
    </>
  );
}

interface ValueChipsProps extends FilterChipsProps {
  id?: string;
  filter: ChipFilter;
  /** In as many lines as they need. */
  wraps?: boolean;
}

/** The values of one filter, of which one at most is chosen. */
export function ValueChips({
  id,
  filter,
  counts,
  search,
  wraps = false,
  onChange,
}: ValueChipsProps) {
  const { names, valueText } = useFilterTexts();
  const choices = new Map(
    countsOf(counts, filter).choices.map((choice) => [choice.value, choice] as const),
  );
  return (
    <ChipRow
      id={id}
      label={names[filter]}
      ids={[...choices.keys()]}
      wraps={wraps}
      renderChip={(value, stop) => {
        const choice = choices.get(value);
        const pressed = chosenIn(search, filter) === value;
        return (
          choice && (
            <FilterChip
              stop={stop}
              pressed={pressed}
              text={valueText(filter, choice)}
              games={choice.gameCount}
              onPress={() => onChange(choosing(filter, pressed ? undefined : value))}
            />
          )
        );
      }}
    />
  );
}

interface FilterChipProps {
  stop: Stop;
  pressed: boolean;
  text: string;
  games: number;
  onPress: () => void;
}

/** A choice of a filter, with the games that it leaves. */
function FilterChip({ stop, pressed, text, games, onPress }: FilterChipProps) {
  return (
    <button {...stop} type="button" aria-pressed={pressed} onClick={onPress} className={chipClass}>
      <span className="inline-block first-letter:uppercase">{text}</span>
      <span className="text-13 font-medium text-muted tabular">
        <GameCount games={games} />
      </span>
    </button>
  );
}

/** The number alone for the eye, with its unit for a screen reader. */
export function GameCount({ games }: { games: number }) {
  const { i18n } = useLingui();
  return (
    <>
      <span aria-hidden="true">{i18n.number(games)}</span>
      <span className="sr-only">
        <Plural value={games} one="# game" other="# games" />
      </span>
    </>
  );
}
