import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { choose, selectionOn } from '../board/desk.ts';
import { PickGrid } from '../board/pick-grid.tsx';
import { type Chip, chipsOf, MOST_CHIPS, withoutChip } from './chips.ts';
import { useDock } from './dock-context.ts';
import type { PlayCount } from './use-desk-count.ts';

interface DockChoiceProps {
  counts: readonly PlayCount[];
  /** How many of what is chosen, in words. */
  words: string;
}

/** What is chosen, wherever on the board it is: each is taken out here too. */
export function DockChoice({ counts, words }: DockChoiceProps) {
  const { desk } = useDock();
  const { t, i18n } = useLingui();
  const line = useRef<HTMLDivElement>(null);
  const plays = counts.map(({ play }) => play);
  const state = desk.getState();
  const chips = plays.flatMap((play) =>
    chipsOf(i18n, play, selectionOn(state, play.row.code), plays.length > 1),
  );
  const shown = chips.slice(0, MOST_CHIPS);
  const rest = chips.length - shown.length;
  const takeOut = (key: string) => {
    const at = shown.findIndex((chip) => chip.key === key);
    const chip = shown[at];
    if (!chip) return;
    const { play } = chip;
    // The focus stays in the line: on the one that takes the place.
    const near = shown[at + 1] ?? shown[at - 1];
    line.current
      ?.querySelector<HTMLElement>(`[data-pick="${CSS.escape(near?.key ?? '')}"]`)
      ?.focus();
    choose(desk, play.row.code, withoutChip(chip, selectionOn(desk.getState(), play.row.code)));
  };
  return (
    <div ref={line} className="flex min-w-0 items-center gap-2">
      <span className="shrink-0 text-13 text-muted tabular">{words}</span>
      <PickGrid
        label={t`What you chose`}
        rows={[]}
        sets={shown.map(({ key }) => key)}
        chosen={NONE}
        onPut={() => undefined}
        onSet={takeOut}
        className="no-scrollbar fade-ends -my-1 flex min-w-0 flex-1 gap-1 overflow-x-auto py-1"
      >
        {(stateOf) =>
          shown.map((chip) => (
            <ChipButton key={chip.key} chip={chip} stop={stateOf(chip.key).stop} />
          ))
        }
      </PickGrid>
      {rest > 0 && <span className="shrink-0 text-13 text-muted tabular">+{rest}</span>}
    </div>
  );
}

const NONE: ReadonlySet<string> = new Set();

function ChipButton({ chip: { key, name, text }, stop }: { chip: Chip; stop: boolean }) {
  const { t } = useLingui();
  const whole = [name, text].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      data-pick={key}
      tabIndex={stop ? 0 : -1}
      aria-label={t`Take out ${whole}`}
      className="relative flex h-8 shrink-0 items-center gap-1 rounded-full after:absolute after:inset-x-0 after:-inset-y-1.5 bg-action px-2.5 text-14 font-bold whitespace-nowrap text-on-action tabular hover:bg-action-strong"
    >
      {name && <span className="text-12 font-medium">{name}</span>} {text}
      <X size={14} aria-hidden="true" className="-mr-0.5 opacity-70" />
    </button>
  );
}
