import { useLingui } from '@lingui/react/macro';
import type { Selection } from '@palpite/lottery/selection.ts';
import X from 'lucide-react/icons/x';
import type { MouseEvent } from 'react';
import { boardOf } from './board-of.ts';
import type { BoardProps } from './use-draft.ts';

/** More are counted, not listed: they are in the typed list. */
const MOST_SHOWN = 60;

/** The numbers or bets that no cell shows: long numbers and bets typed one by one. */
export function ChosenList({ play: { row }, selection, moves, disabled }: BoardProps) {
  const { t } = useLingui();
  const typed = selection.tickets.length > 0;
  const shown = typed ? selection.tickets : boardOf(row) === 'digits' ? selection.areas[0] : [];
  if (!shown || shown.length === 0) return null;
  const without = (number: string): Selection => {
    const left = shown.filter((each) => each !== number);
    return typed ? { ...selection, tickets: left } : { ...selection, areas: [left] };
  };
  const remove = (event: MouseEvent<HTMLElement>) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const number = button?.dataset.number;
    if (number === undefined || disabled) return;
    // The button goes; the focus stays in the list.
    const item = button?.closest('li');
    const next = item?.nextElementSibling ?? item?.previousElementSibling;
    next?.querySelector('button')?.focus();
    moves.step(without(number));
  };
  const more = shown.length - MOST_SHOWN;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the buttons inside are what is pressed
    <ul
      aria-label={typed ? t`Chosen bets` : t`Chosen numbers`}
      className="flex flex-wrap gap-x-1.5 gap-y-2"
      onClick={remove}
    >
      {shown.slice(0, MOST_SHOWN).map((number) => (
        <li key={number}>
          <button
            type="button"
            data-number={number}
            aria-label={t`Remove ${number}`}
            className="relative inline-flex h-9 items-center gap-1 rounded-full bg-action pr-2 pl-3 text-16 font-bold text-on-action tabular after:absolute after:inset-x-0 after:-inset-y-1"
          >
            {number}
            <X size={14} />
          </button>
        </li>
      ))}
      {more > 0 && <li className="self-center text-13 text-muted">{t`and ${more} more`}</li>}
    </ul>
  );
}
