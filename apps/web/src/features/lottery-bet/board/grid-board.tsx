import { useLingui } from '@lingui/react/macro';
import { areaSymbols } from '@palpite/lottery/reading.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import { tabClass } from '@palpite/ui/tabs.tsx';
import { memo, useState } from 'react';
import { Car } from '../../../parts/lottery/car.tsx';
import { carColour } from '../../../parts/lottery/car-colours.ts';
import { useCapText } from './cell-caps.ts';
import { keyOf } from './cell-key.ts';
import { cellClass, Lit, PickSet } from './pick-cell.tsx';
import { PickGrid } from './pick-grid.tsx';
import type { PickState } from './pick-state.ts';
import { rowNames } from './row-names.ts';
import type { BoardProps } from './use-draft.ts';
import { heldOf, usePut } from './use-put.ts';

/** A column for each place of the draw, a line for each symbol. A narrow page shows half of the places at a time. */
export function GridBoard(props: BoardProps) {
  const { t, i18n } = useLingui();
  const [half, setHalf] = useState(0);
  const { row } = props.play;
  const places = rowNames(i18n, row);
  const middle = Math.ceil(places.length / 2);
  const halves = [
    [places[0], places[middle - 1]],
    [places[middle], places.at(-1)],
  ];
  return (
    <div className="flex flex-col gap-2">
      <div
        role="group"
        aria-label={t`Places that are shown`}
        className="grid grid-cols-2 rounded-control bg-sunken @xl:hidden"
      >
        {halves.map(([from, to], at) => (
          <button
            key={at}
            type="button"
            aria-pressed={half === at}
            onClick={() => setHalf(at)}
            className={`${tabClass} min-h-11 justify-center`}
          >{`${from} – ${to}`}</button>
        ))}
      </div>
      {/* Its tab stop may be among the places that go. */}
      <Grid key={half} {...props} places={places} from={half * middle} count={middle} />
    </div>
  );
}

interface GridProps extends BoardProps {
  places: readonly string[];
  /** The first place that a narrow page shows, and how many. */
  from: number;
  count: number;
}

function Grid({ places, from, count, ...props }: GridProps) {
  const { t } = useLingui();
  const { chosen, onPut, toggle } = usePut(props);
  const offered = areaSymbols(props.play.row);
  const rows = offered.map((symbols, area) => symbols.map((symbol) => keyOf(area, symbol)));
  const symbols = offered[0] ?? [];
  const ofSymbol = (symbol: string) => offered.map((_, area) => keyOf(area, symbol));
  const sets = new Map<string, readonly string[]>([
    ...rows.map((keys, area) => [`place-${area}`, keys] as const),
    ...symbols.map((symbol) => [`symbol-${symbol}`, ofSymbol(symbol)] as const),
  ]);
  const isShown = (area: number) => area >= from && area < from + count;
  const hidden = (area: number) => (isShown(area) ? '' : 'hidden @xl:grid');
  return (
    <PickGrid
      label={t`Numbers`}
      // What is shown comes first: the tab stop is there.
      rows={[
        ...rows.filter((_, area) => isShown(area)),
        ...rows.filter((_, area) => !isShown(area)),
      ]}
      sets={[...sets.keys()]}
      reach="row"
      chosen={chosen}
      disabled={props.disabled}
      onPut={onPut}
      onSet={(key) => toggle(sets.get(key) ?? [])}
      className="grid grid-cols-[2.75rem_repeat(5,minmax(0,1fr))] gap-1 @xl:grid-cols-[2.75rem_repeat(10,minmax(0,1fr))]"
    >
      {(stateOf) => {
        const set = (key: string) => ({
          ...stateOf(key),
          pressed: heldOf(sets.get(key) ?? [], chosen),
          snug: true,
        });
        return (
          <>
            <span aria-hidden="true" />
            {places.map((place, area) => (
              <PickSet
                key={place}
                {...set(`place-${area}`)}
                text={place}
                name={t`${place}, the whole column`}
                className={classNames('place-items-center', hidden(area))}
              />
            ))}
            {symbols.map((symbol) => (
              <SymbolLine
                key={symbol}
                symbol={symbol}
                places={places}
                set={set(`symbol-${symbol}`)}
                stateOf={stateOf}
                chosen={chosen}
                hidden={hidden}
              />
            ))}
          </>
        );
      }}
    </PickGrid>
  );
}

interface SymbolLineProps {
  symbol: string;
  places: readonly string[];
  /** Of the button that takes the whole line. */
  set: PickState & { readonly pressed: boolean | 'mixed' };
  stateOf: (key: string) => PickState;
  chosen: ReadonlySet<string>;
  /** The class of a place's cells. */
  hidden: (area: number) => string;
}

function SymbolLine({ symbol, places, set, stateOf, chosen, hidden }: SymbolLineProps) {
  const { t } = useLingui();
  const number = Number(symbol);
  return (
    <>
      <PickSet
        {...set}
        text={<Car symbol={symbol} size="sm" />}
        name={t`${number}, the whole row`}
        snug
        className="grid place-items-center"
      />
      {places.map((place, area) => {
        const key = keyOf(area, symbol);
        return (
          <LaneCell
            key={key}
            {...stateOf(key)}
            pressed={chosen.has(key)}
            symbol={number}
            place={place}
            className={hidden(area)}
          />
        );
      })}
    </>
  );
}

interface LaneCellProps extends PickState {
  pressed: boolean;
  symbol: number;
  place: string;
  className: string;
}

/** A number over a line of its starter's colour; chosen, the starter itself in a frame. */
const LaneCell = memo(function LaneCell(props: LaneCellProps) {
  const { pick, stop, disabled, pressed, symbol, place: name, className } = props;
  const { t } = useLingui();
  const cap = useCapText(pick);
  const said = t`${symbol}, ${name}`;
  return (
    <button
      type="button"
      data-pick={pick}
      tabIndex={stop ? 0 : -1}
      aria-pressed={pressed}
      // What is full can still be taken out.
      aria-disabled={disabled || (cap?.isFull && !pressed) || undefined}
      aria-label={cap ? `${said}, ${cap.said}` : said}
      className={classNames(cellClass, 'min-h-11 mouse:min-h-10', className)}
    >
      {pressed ? (
        <>
          <Lit />
          <span className="relative">
            <Car symbol={String(symbol)} size="sm" />
          </span>
        </>
      ) : (
        <span className="grid justify-items-center gap-0.5 text-16 leading-5 font-bold tabular">
          {symbol}
          <span
            className="h-0.75 w-7 rounded-full"
            style={{ backgroundColor: carColour(symbol) }}
          />
        </span>
      )}
      {cap && (
        <span
          aria-hidden="true"
          className="absolute inset-x-0.5 bottom-0 truncate rounded-t-sm bg-surface text-12 leading-4 font-semibold text-warning tabular"
        >
          {cap.shown}
        </span>
      )}
    </button>
  );
});
