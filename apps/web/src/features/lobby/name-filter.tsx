import { useLingui } from '@lingui/react/macro';
import { compactBoxClass } from '@palpite/ui/field-frame.tsx';
import { SearchClear } from '@palpite/ui/search-clear.tsx';
import Search from 'lucide-react/icons/search';
import { type RefObject, useRef } from 'react';
import { useTypedBefore } from '../../lib/use-typed-before.ts';

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
  const own = useRef<HTMLInputElement>(null);
  const field = ref ?? own;
  useTypedBefore(field, draft, onChange);
  return (
    <label className={`${compactBoxClass} min-w-0 flex-1 pr-1`}>
      <Search size={18} className="shrink-0 text-subtle" />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        value={draft}
        maxLength={60}
        enterKeyHint="search"
        className="min-w-0 flex-1 bg-transparent outline-none placeholder:text-subtle"
        onChange={(event) => onChange(event.target.value)}
      />
      <SearchClear label={t`Clear search`} value={draft} onClear={onClear} />
    </label>
  );
}
