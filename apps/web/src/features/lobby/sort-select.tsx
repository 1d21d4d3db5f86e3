import { useLingui } from '@lingui/react/macro';
import { SelectField } from '@palpite/ui/select-field.tsx';
import { LOBBY_SORTS, type LobbySearch, type Narrowing } from './lobby-search.ts';

interface SortSelectProps {
  sort: Narrowing['sort'];
  /** What the list's own order is called. */
  own: string;
  onChange: (next: LobbySearch) => void;
}

/** The order of a list of games. */
export function SortSelect({ sort, own, onChange }: SortSelectProps) {
  const { t } = useLingui();
  const names = { popular: t`Popular`, newest: t`Newest`, name: t`By name` };
  return (
    <div className="min-w-0 max-md:flex-1 md:ml-auto shell-top:max-md:in-[.lobby-line]:flex-none md:w-44 md:shrink-0">
      <SelectField
        compact
        className="max-md:pr-5"
        label={t`Order`}
        value={sort ?? ''}
        onChange={(event) =>
          onChange({ sort: LOBBY_SORTS.find((each) => each === event.target.value) })
        }
        options={[
          { value: '', label: own },
          ...LOBBY_SORTS.map((each) => ({ value: each, label: names[each] })),
        ]}
      />
    </div>
  );
}
