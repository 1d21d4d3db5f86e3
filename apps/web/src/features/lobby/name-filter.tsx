import { useLingui } from '@lingui/react/macro';
import { compactBoxClass } from '@palpite/ui/field-frame.tsx';
import { SearchClear } from '@palpite/ui/search-clear.tsx';
import { useTypedBefore } from '@palpite/ui/use-typed-before.ts';
import Search from 'lucide-react/icons/search';
import type { ChangeEvent, RefObject } from 'react';

interface NameFilterProps {
  ref?: RefObject<HTMLInputElement | null>;
  label: string;
  draft: string;
  onChange: (draft: string) => void;
  onClear: () => void;
}

/** The search of a list of games. */
export function NameFilter({ ref, label, draft, onChange, onClear }: NameFilterProps) {
  const { t } = useLingui();
  const input = {
    value: draft,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
  };
  const own = useTypedBefore(ref, input);
  return (
    <label className={`${compactBoxClass} min-w-0 flex-1 pr-1`}>
      <Search size={18} className="shrink-0 text-subtle" />
      <input
        {...input}
        ref={own}
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={60}
        enterKeyHint="search"
        className="min-w-0 flex-1 bg-transparent outline-none placeholder:text-subtle"
      />
      <SearchClear label={t`Clear search`} value={draft} onClear={onClear} />
    </label>
  );
}
