import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { keyOf } from './cell-key.ts';
import { PickCell, PickSet } from './pick-cell.tsx';
import { PickGrid } from './pick-grid.tsx';
import type { BoardProps } from './use-draft.ts';
import { heldOf, usePut } from './use-put.ts';

const DIGITS = [...'0123456789'];
const NUMBERS = DIGITS.map((head) => DIGITS.map((tail) => head + tail));
const ROWS = NUMBERS.map((numbers) => numbers.map((number) => keyOf(0, number)));
const HEADS = new Map(DIGITS.map((head, at) => [`head-${head}`, ROWS[at] ?? []]));
const TAILS = new Map(
  DIGITS.map((tail) => [`tail-${tail}`, DIGITS.map((head) => keyOf(0, head + tail))]),
);
const TENS = new Map([...TAILS, ...HEADS]);
const SETS = [...TENS.keys()];

/** 00 to 99: a row for each head, with the tails above it. Where it is narrow a head has two lines of five. */
export function NumberBoard(props: BoardProps) {
  const { t } = useLingui();
  const { chosen, onPut, toggle } = usePut(props);
  const { bankers } = props.selection;
  const tail = t({ context: 'digit', message: 'tail' });
  return (
    <PickGrid
      label={t`Numbers`}
      rows={ROWS}
      sets={SETS}
      chosen={chosen}
      disabled={props.disabled}
      onPut={onPut}
      onSet={(key) => toggle(TENS.get(key) ?? [])}
      className="grid grid-cols-[3rem_repeat(5,minmax(0,1fr))] gap-1 @xl:grid-cols-[auto_repeat(10,minmax(0,1fr))]"
    >
      {(stateOf) => (
        <>
          <span aria-hidden="true" className="hidden @xl:block" />
          {DIGITS.map((digit) => (
            <PickSet
              key={digit}
              {...stateOf(`tail-${digit}`)}
              pressed={heldOf(TAILS.get(`tail-${digit}`) ?? [], chosen)}
              text={tail}
              strong={digit}
              name={t`tail ${digit}, the whole column`}
              snug
              className="hidden @xl:block"
            />
          ))}
          {NUMBERS.map((numbers, at) => (
            <NumberRow
              key={at}
              head={at}
              chosen={numbers.filter((number) => chosen.has(keyOf(0, number))).join(' ')}
              bankers={numbers.filter((number) => bankers.includes(number)).join(' ')}
              stop={[`head-${at}`, ...(ROWS[at] ?? [])].find((key) => stateOf(key).stop)}
              disabled={props.disabled}
            />
          ))}
        </>
      )}
    </PickGrid>
  );
}

interface NumberRowProps {
  head: number;
  /** The chosen numbers of the row, and the bankers among them, as texts: a row is drawn again only when they change. */
  chosen: string;
  bankers: string;
  /** The key that is the grid's tab stop, if it is in this row. */
  stop: string | undefined;
  disabled: boolean;
}

const NumberRow = memo(function NumberRow({
  head: at,
  chosen,
  bankers,
  stop,
  disabled,
}: NumberRowProps) {
  const { t } = useLingui();
  const head = t({ context: 'digit', message: 'head' });
  const banker = t({ context: 'banker mark', message: 'B' });
  const held = new Set(chosen.split(' ').filter(Boolean));
  const fixed = new Set(bankers.split(' '));
  const headKey = `head-${at}`;
  return (
    <>
      <PickSet
        pick={headKey}
        stop={stop === headKey}
        disabled={disabled}
        pressed={heldOf(NUMBERS[at] ?? [], held)}
        text={head}
        strong={String(at)}
        name={t`head ${at}, the whole row`}
        className="row-span-2 @max-xl:px-0 @max-xl:text-12 @max-xl:tracking-tight @xl:row-span-1 @xl:whitespace-nowrap"
      />
      {NUMBERS[at]?.map((number) => {
        const key = keyOf(0, number);
        const isBanker = fixed.has(number);
        return (
          <PickCell
            key={key}
            pick={key}
            stop={stop === key}
            disabled={disabled}
            pressed={held.has(number)}
            symbol={number}
            look="number"
            name={isBanker ? t`${number}, banker` : undefined}
            mark={isBanker ? banker : undefined}
          />
        );
      })}
    </>
  );
});
