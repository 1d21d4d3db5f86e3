import { useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import type { ReactNode } from 'react';
import type { BoardProps } from './board-props.ts';
import { deviceRandom } from './device-random.ts';
import { PickSet } from './pick-cell.tsx';
import { PickGrid } from './pick-grid.tsx';
import { quickName } from './quick-names.ts';
import { type QuickSet, quickSets, randomCounts } from './quick-sets.ts';
import { randomSelection } from './random-pick.ts';
import { heldOf, usePut } from './use-put.ts';

const randomKey = (count: number) => `random-${count}`;

/** Sets that are chosen or dropped at once, and random picks; in a column beside the hundred numbers, else in a line. */
export function QuickPicks(props: BoardProps & { column: boolean }) {
  const { t, i18n } = useLingui();
  const { column, play, moves, disabled } = props;
  const { chosen, toggle } = usePut(props);
  const { halves, sums, tails } = quickSets(play.row);
  const counts = randomCounts(play.row);
  const sets = new Map([...halves, ...sums, ...tails].map((set) => [set.code, set.keys] as const));
  const keys: string[] = [...sets.keys(), ...counts.map(randomKey)];
  if (keys.length === 0) return null;
  const nameOf = (code: QuickSet['code']) => {
    const [, kind, digit] = /^(sum|tail)-(\d)$/.exec(code) ?? [];
    if (digit === undefined) return quickName(i18n, code as Parameters<typeof quickName>[1]);
    return kind === 'sum' ? t`sum ${digit}` : t`tail ${digit}`;
  };
  return (
    <PickGrid
      label={t`Quick picks`}
      rows={[]}
      sets={keys}
      chosen={chosen}
      disabled={disabled}
      onPut={() => undefined}
      onSet={(key) => {
        const held = sets.get(key as QuickSet['code']);
        if (held) return toggle(held);
        const count = Number(key.slice(randomKey(0).length - 1));
        moves.step(randomSelection(play.row, count, deviceRandom()));
      }}
      className={classNames(
        'no-scrollbar -m-1 flex gap-3 overflow-x-auto p-1',
        column ? '@3xl:flex-col @3xl:overflow-visible' : '@3xl:flex-wrap',
      )}
    >
      {(stateOf) => {
        const button = ({ code, keys: held }: QuickSet, short = false) => (
          <PickSet
            key={code}
            {...stateOf(code)}
            pressed={heldOf(held, chosen)}
            text={short ? code.slice(-1) : nameOf(code)}
            name={short ? nameOf(code) : undefined}
            framed
          />
        );
        return (
          <>
            <Group column={column}>{halves.map((set) => button(set))}</Group>
            <Group column={column} title={t`Sum of digits`} five>
              {sums.map((set) => button(set, true))}
            </Group>
            <Group column={column} title={t({ context: 'digit', message: 'Tail' })} five narrow>
              {tails.map((set) => button(set, true))}
            </Group>
            <Group column={column} title={t`Random`}>
              {counts.map((count) => (
                <PickSet
                  key={count}
                  {...stateOf(randomKey(count))}
                  text={String(count)}
                  name={t`Random, ${count}`}
                  framed
                />
              ))}
            </Group>
          </>
        );
      }}
    </PickGrid>
  );
}

interface GroupProps {
  column: boolean;
  title?: string;
  five?: boolean;
  /** Only where the board has no such buttons of its own. */
  narrow?: boolean;
  children: ReactNode[];
}

function Group({ column, title, five = false, narrow = false, children }: GroupProps) {
  if (children.length === 0) return null;
  return (
    <div
      className={classNames(
        'flex shrink-0 items-center gap-1',
        narrow && '@xl:hidden',
        column && '@3xl:flex-col @3xl:items-stretch',
      )}
    >
      {title !== undefined && <p className="text-13 font-semibold text-muted">{title}</p>}
      <div
        className={classNames(
          'flex gap-1',
          column && '@3xl:grid',
          column && (five ? '@3xl:grid-cols-5' : '@3xl:grid-cols-3'),
        )}
      >
        {children}
      </div>
    </div>
  );
}
