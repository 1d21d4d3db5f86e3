import type { ReactNode } from 'react';

export interface Choice {
  value: string;
  title: string;
  icon?: ReactNode;
  /** What speaks for or against it: limits, fee, time. */
  notes?: ReactNode;
}

interface ChoiceCardsProps {
  /** Heading of the step, an h2. */
  legend: string;
  name: string;
  choices: readonly Choice[];
  selected: string | undefined;
  /** Nothing can be chosen now; the focus stays where it is. */
  busy?: boolean;
  onSelect: (value: string) => void;
}

/** One of several ways, each with what must be known before it is chosen. Arrows move and choose at once. */
export function ChoiceCards({
  legend,
  name,
  choices,
  selected,
  busy = false,
  onSelect,
}: ChoiceCardsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3">
        <h2 className="text-16 font-bold">{legend}</h2>
      </legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-2 lg:gap-3">
        {choices.map(({ value, title, icon, notes }) => (
          <label
            key={value}
            className="relative flex min-h-16 min-w-0 items-center gap-3 rounded-box border border-border bg-surface px-4 py-3 transition-colors duration-150 hover:border-border-strong has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={value}
              className="peer sr-only"
              checked={value === selected}
              aria-disabled={busy}
              onChange={() => !busy && onSelect(value)}
            />
            {icon && (
              <span
                aria-hidden="true"
                className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-muted peer-checked:bg-surface peer-checked:text-accent-strong"
              >
                {icon}
              </span>
            )}
            <span className="flex min-w-0 flex-1 flex-col gap-0.5">
              <span className="text-14 font-semibold wrap-anywhere">{title}</span>
              {notes && <span className="text-12 text-muted">{notes}</span>}
            </span>
            {/* Which one is chosen, also where its colours say nothing. */}
            <span
              aria-hidden="true"
              className="size-5 shrink-0 rounded-full border border-border-strong peer-checked:border-6 peer-checked:border-accent"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
