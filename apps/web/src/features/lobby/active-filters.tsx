import { Trans, useLingui } from '@lingui/react/macro';
import { buttonClass } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import X from 'lucide-react/icons/x';
import { CHIP_FILTERS, choosing, isNarrowed, NO_CHIPS } from './lobby-choices.ts';
import type { LobbySearch } from './lobby-search.ts';
import { chosenChoice, type LobbyCounts, useFilterTexts } from './use-filter-texts.ts';

interface ActiveFiltersProps {
  counts: LobbyCounts;
  search: LobbySearch;
  onChange: (next: LobbySearch) => void;
}

/** What narrows a list beside its name: a press takes it away. Not there while nothing does. */
export function ActiveFilters({ counts, search, onChange }: ActiveFiltersProps) {
  const { t } = useLingui();
  const { names, valueText } = useFilterTexts();
  if (!isNarrowed(search)) return null;
  return (
    <div className="no-scrollbar relative flex items-center gap-2 overflow-x-auto max-md:-mx-3 max-md:px-3 md:flex-wrap shell-top:max-md:in-[.lobby-line]:mx-0 shell-top:max-md:in-[.lobby-line]:shrink-0 shell-top:max-md:in-[.lobby-line]:px-0">
      {/* Before the chips: on a phone they run out of the screen. */}
      <button
        type="button"
        onClick={() => onChange(NO_CHIPS)}
        className={classNames(buttonClass({ tone: 'quiet', size: 'sm' }), 'shrink-0')}
      >
        <Trans>Clear all</Trans>
      </button>
      {search.newWithin !== undefined && (
        <Remove
          name={t`New this week`}
          onRemove={() => onChange({ newWithin: undefined, pageNo: undefined })}
        />
      )}
      {CHIP_FILTERS.map((filter) => {
        const choice = chosenChoice(counts, filter, search);
        if (!choice) return null;
        const name = names[filter];
        const value = valueText(filter, choice);
        return (
          <Remove
            key={filter}
            name={t`${name}: ${value}`}
            onRemove={() => onChange(choosing(filter, undefined))}
          />
        );
      })}
    </div>
  );
}

/** What narrows the lobby; a press takes it away. */
function Remove({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      aria-label={t`Remove the filter ${name}`}
      onClick={onRemove}
      className="inline-flex control-sm max-w-full shrink-0 items-center gap-1.5 rounded-control bg-accent-soft px-2.5 text-13 font-semibold text-accent-strong"
    >
      <span className="truncate">{name}</span>
      <X size={16} className="shrink-0" />
    </button>
  );
}
