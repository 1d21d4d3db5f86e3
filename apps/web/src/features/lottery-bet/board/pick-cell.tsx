import type { Kind } from '@palpite/lottery/games.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import Check from 'lucide-react/icons/check';
import { memo, type ReactNode } from 'react';
import { Car } from '../../../parts/lottery/car.tsx';
import { Die } from '../../../parts/lottery/die.tsx';
import { useCapText } from './cell-caps.ts';
import { type CellMark, useCellMark } from './cell-marks.ts';
import type { PickState } from './pick-state.ts';

/** How a symbol of a family is drawn: a die, a starter of a race, or a number. */
export type SymbolLook = 'number' | 'die' | 'car';

export const lookOf = (kind: Kind): SymbolLook =>
  kind === 'k3' ? 'die' : kind === 'pk10' ? 'car' : 'number';

/**
 * Under a chosen number a moon, with craters in the action's own edge: faces whose action has none show a plain disc. It
 * is always there, so that a tap lays nothing out.
 */
const MOON = classNames(
  'before:invisible before:absolute before:top-1/2 before:left-1/2 before:-translate-1/2 before:scale-50 before:rounded-full before:border-3 before:border-accent-strong before:bg-action',
  'before:transition-[scale] before:duration-200 aria-pressed:before:visible aria-pressed:before:scale-100',
  'before:[--crater:color-mix(in_oklab,var(--color-action-edge)_60%,var(--color-action))] before:bg-[radial-gradient(circle_at_22%_68%,var(--crater)_9%,transparent_11%),radial-gradient(circle_at_72%_18%,var(--crater)_6%,transparent_8%),radial-gradient(circle_at_80%_74%,var(--crater)_5%,transparent_7%)]',
);

/** A cell without its height. */
export const cellClass = classNames(
  'relative grid min-w-0 touch-manipulation place-content-center justify-items-center rounded-box bg-border/50 px-1 text-center',
  'select-none [contain:layout_style] mouse:hover:bg-raised mouse:hover:ring-1 mouse:hover:ring-border-strong mouse:hover:ring-inset',
  'aria-disabled:opacity-60 aria-pressed:z-1 aria-pressed:-translate-y-0.5',
);

interface PickCellProps extends PickState {
  pressed: boolean;
  symbol: string;
  look: SymbolLook;
  /** Where the symbol alone names several cells. */
  name?: string | undefined;
  /** The mark of a number that is in every bet. */
  mark?: string | undefined;
  /** How often a die is drawn. */
  times?: number;
  /** Of a board of many cells, on a narrow page. */
  small?: boolean;
}

/** A symbol to choose. Chosen, it is lifted: a number is a lit moon, a picture keeps its colours in a thick frame. */
export const PickCell = memo(function PickCell({
  pick,
  stop,
  disabled,
  pressed,
  symbol,
  look,
  name,
  mark,
  times = 1,
  small = false,
}: PickCellProps) {
  const tile = look !== 'number';
  const cap = useCapText(pick);
  const past = useCellMark(pick);
  return (
    <button
      type="button"
      data-pick={pick}
      tabIndex={stop ? 0 : -1}
      aria-pressed={pressed}
      // What is full can still be taken out.
      aria-disabled={disabled || (cap?.isFull && !pressed) || undefined}
      aria-label={cap ? `${name ?? symbol} ${cap.shown}, ${cap.said}` : name}
      className={classNames(
        cellClass,
        small ? 'min-h-8 px-0! @md:min-h-11 mouse:min-h-10' : 'min-h-11 mouse:min-h-10',
        tile ? 'py-1.5' : MOON,
        !tile &&
          (small
            ? 'before:size-8 @md:before:size-10.5 mouse:before:size-9.5'
            : 'before:size-10.5 mouse:before:size-9.5'),
      )}
    >
      {tile && pressed && <Lit />}
      <SymbolPicture {...{ symbol, look, times, small, pressed }} raised={cap !== undefined} />
      {mark !== undefined && (
        <span
          aria-hidden="true"
          className="absolute top-0 right-0 grid size-5 place-items-center rounded-full bg-ceremony text-12 font-bold text-on-ceremony"
        >
          {mark}
        </span>
      )}
      {cap ? (
        // A word of its own, as in the name.
        <CapNote text={` ${cap.shown}`} pressed={pressed} />
      ) : (
        past && <PastNote past={past} pressed={pressed} />
      )}
    </button>
  );
});

interface Drawn
  extends Required<Pick<PickCellProps, 'symbol' | 'look' | 'times' | 'small' | 'pressed'>> {
  /** A number makes room for a note below it. */
  raised: boolean;
}

function SymbolPicture({ symbol, look, times, small, pressed, raised }: Drawn) {
  if (look === 'car') {
    return (
      <span className="relative">
        <Car symbol={symbol} size="sm" />
      </span>
    );
  }
  if (look === 'die') {
    return (
      <span className="relative flex flex-wrap justify-center gap-1">
        {Array.from({ length: times }, (_, at) => (
          <Die key={at} face={Number(symbol)} size={times > 2 ? 'sm' : 'md'} />
        ))}
      </span>
    );
  }
  return (
    <span
      className={classNames(
        'relative font-bold tabular',
        small ? 'text-14 @md:text-20' : 'text-20',
        pressed && 'text-on-action',
        raised && '-translate-y-1.5',
      )}
    >
      {symbol}
    </span>
  );
}

/** Below a number: what past draws say of it, in one neutral colour. It is no part of the button's name. */
function PastNote({ past: { text, share }, pressed }: { past: CellMark; pressed: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative -mt-1 flex w-7 flex-col items-center text-12 leading-4 tabular',
        pressed ? 'text-on-action' : 'text-muted',
      )}
    >
      {text}
      <span
        className="h-0.5 self-start rounded-full bg-current"
        style={{ width: `${Math.round(share * 100)}%` }}
      />
    </span>
  );
}

/** At the foot of a cell: its number is at its cap, or near it. */
function CapNote({ text, pressed }: { text: string; pressed: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'absolute bottom-0 left-1/2 max-w-full -translate-x-1/2 truncate rounded-full px-1 text-12 leading-4 font-semibold tabular',
        pressed ? 'bg-surface text-default' : 'text-warning in-aria-disabled:text-default',
      )}
    >
      {text}
    </span>
  );
}

/** A chosen tile has a frame with a tick around it. */
export function Lit() {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-0 rounded-box border-3 border-accent-strong bg-surface shadow-[0_4px_8px_oklch(0_0_0/0.3)]"
    >
      <Check
        size={16}
        strokeWidth={4}
        className="absolute -top-1.5 -right-1.5 rounded-full bg-accent-strong p-0.5 text-surface"
      />
    </span>
  );
}

interface PickTileProps extends PickState {
  pressed: boolean;
  title: string;
  /** What it pays and costs. */
  notes: string;
  wide: boolean;
}

/** A named choice with what it pays. */
export const PickTile = memo(function PickTile({
  pick,
  stop,
  disabled,
  pressed,
  title,
  notes,
  wide,
}: PickTileProps) {
  const cap = useCapText(pick);
  return (
    <button
      type="button"
      data-pick={pick}
      tabIndex={stop ? 0 : -1}
      aria-pressed={pressed}
      aria-disabled={disabled || (cap?.isFull && !pressed) || undefined}
      className={classNames(cellClass, wide ? 'min-h-16 py-2' : 'min-h-14 py-1')}
    >
      {pressed && <Lit />}
      <span className={classNames('relative font-bold tabular', wide ? 'text-16' : 'text-20')}>
        {title}
      </span>
      <span className="relative text-12 text-muted tabular whitespace-pre-line">
        {notes}
        {cap && `\n${cap.said}`}
      </span>
    </button>
  );
});

interface PickSetProps extends PickState {
  /** Undefined for a button that does something once. */
  pressed?: boolean | 'mixed' | undefined;
  text: ReactNode;
  /** Stronger than the text, after it. */
  strong?: string;
  name?: string | undefined;
  /** It stands by itself, not at the edge of a board. */
  framed?: boolean;
  /** As wide as its column. */
  snug?: boolean;
  className?: string;
}

/** A button that takes several cells at once. */
export const PickSet = memo(function PickSet({
  pick,
  stop,
  disabled,
  pressed,
  text,
  strong,
  name,
  framed = false,
  snug = false,
  className,
}: PickSetProps) {
  return (
    <button
      type="button"
      data-pick={pick}
      tabIndex={stop ? 0 : -1}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      aria-label={name}
      className={classNames(
        'min-h-11 shrink-0 touch-manipulation rounded-box border font-semibold select-none mouse:min-h-9',
        snug
          ? 'min-w-0 px-0 text-12 tracking-tight hyphens-auto wrap-break-word'
          : 'min-w-11 px-1.5 text-13',
        'mouse:hover:bg-raised aria-disabled:opacity-60 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-default',
        framed ? 'border-border bg-surface' : 'border-transparent text-muted',
        className,
      )}
    >
      {text}
      {strong !== undefined && <b className="text-16 text-default tabular"> {strong}</b>}
    </button>
  );
});
