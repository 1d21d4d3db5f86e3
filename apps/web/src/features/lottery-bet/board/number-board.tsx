import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { BoardProps } from './board-props.ts';
import { keyOf } from './cell-key.ts';
import { PickCell, PickSet } from './pick-cell.tsx';
import { PickGrid } from './pick-grid.tsx';
import { heldOf, usePut } from './use-put.ts';

const DIGITS = [...'0123456789'];
const ROWS = DIGITS.map((head) => DIGITS.map((tail) => keyOf(0, head + tail)));
const HEADS = new Map(DIGITS.map((head, at) => [`head-${head}`, ROWS[at] ?? []]));
const TAILS = new Map(
  DIGITS.map((tail) => [`tail-${tail}`, DIGITS.map((head) => keyOf(0, head + tail))]),
);
const TENS = new Map([...TAILS, ...HEADS]);
const SETS = [...TENS.keys()];

/** 00 to 99: a row for each head, with the tails above it. Where it is narrow a head has two lines of five. */
export function NumberBoard(props: BoardProps) {
  const { t } = useLingui();
  const { chosen, bankers, onPut, toggle } = usePut(props);
  const banker = t({ context: 'banker mark', message: 'B' });
  const [head, tail] = [
    t({ context: 'digit', message: 'head' }),
    t({ context: 'digit', message: 'tail' }),
  ];
  return (
    <PickGrid
      label={t`Numbers`}
      rows={ROWS}
      sets={SETS}
      chosen={chosen}
      disabled={props.disabled}
      onPut={onPut}
      onSet={(key) => toggle(TENS.get(key) ?? [])}
      className="grid grid-cols-[2.75rem_repeat(5,minmax(0,1fr))] gap-1 @xl:grid-cols-[auto_repeat(10,minmax(0,1fr))]"
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
              className="hidden @xl:block"
            />
          ))}
          {ROWS.map((row, at) => (
            <Fragment key={at}>
              <PickSet
                {...stateOf(`head-${at}`)}
                pressed={heldOf(row, chosen)}
                text={head}
                strong={String(at)}
                name={t`head ${at}, the whole row`}
                className="row-span-2 @xl:row-span-1 @xl:whitespace-nowrap"
              />
              {row.map((key, digit) => {
                const number = `${at}${digit}`;
                const isBanker = bankers.has(number);
                return (
                  <PickCell
                    key={key}
                    {...stateOf(key)}
                    pressed={chosen.has(key)}
                    symbol={number}
                    look="number"
                    name={isBanker ? t`${number}, banker` : undefined}
                    mark={isBanker ? banker : undefined}
                  />
                );
              })}
            </Fragment>
          ))}
        </>
      )}
    </PickGrid>
  );
}
