import type { ReactNode } from 'react';
import { ChoiceCard } from './choice-card.tsx';

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
          <ChoiceCard
            key={value}
            name={name}
            value={value}
            title={title}
            icon={icon}
            checked={value === selected}
            aria-disabled={busy}
            onChange={() => !busy && onSelect(value)}
          >
            {notes}
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  );
}
