import X from 'lucide-react/icons/x';

interface SearchClearProps {
  /** Its name, also shown as a tooltip. */
  label: string;
  /** What the search holds now: with nothing in it there is nothing to clear. */
  value: string;
  onClear: () => void;
}

/** Empties the search in whose box it stands, at its end, and leaves the focus there. */
export function SearchClear({ label, value, onClear }: SearchClearProps) {
  if (value === '') return null;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      // Its own border's width less than the box is high.
      className="-my-px grid control-square-md shrink-0 place-items-center rounded-control text-muted outline-offset-[-4px] transition-colors duration-150 hover:text-default"
      onClick={({ currentTarget }) => {
        currentTarget.parentElement?.querySelector('input')?.focus();
        onClear();
      }}
    >
      <X size={18} />
    </button>
  );
}
