import { useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { type ReactNode, useMemo } from 'react';
import { PickSet } from './pick-cell.tsx';
import { PickGrid } from './pick-grid.tsx';
import type { PickState } from './pick-state.ts';
import { QuickGroup, QuickMore } from './quick-group.tsx';
import { digitSetName, quickName } from './quick-names.ts';
import { type QuickSet, type QuickSets, quickSets, randomCounts } from './quick-sets.ts';
import { deviceRandom, randomSelection } from './random-pick.ts';
import type { BoardProps } from './use-draft.ts';
import { heldOf, usePut } from './use-put.ts';

const randomKey = (count: number) => `random-${count}`;

/** Sets that are chosen or dropped at once, and random picks; of the hundred numbers a panel, else a line. */
export function QuickPicks(props: BoardProps & { panel: boolean }) {
  const { t } = useLingui();
  const { panel, play, moves, disabled } = props;
  const { chosen, toggle } = usePut(props);
  const { row } = play;
  const { groups, counts, sets, keys } = useMemo(() => setsOf(row), [row]);
  if (keys.length === 0) return null;
  return (
    <PickGrid
      label={t`Quick picks`}
      rows={[]}
      sets={keys}
      chosen={chosen}
      disabled={disabled}
      onPut={() => undefined}
      onSet={(key) => {
        const held = sets.get(key);
        if (held) return toggle(held);
        const count = Number(key.slice(randomKey(0).length - 1));
        moves.step(randomSelection(row, count, deviceRandom()));
      }}
      className={classNames(
        panel
          ? 'flex flex-col gap-3'
          : // On a phone it runs out at the edge of the screen.
            'no-scrollbar fade-ends -m-1 flex gap-3 overflow-x-auto p-1 max-md:-mr-3 max-md:pr-3 @3xl:flex-wrap',
      )}
    >
      {(stateOf) => {
        const button = (set: QuickSet) => (
          <SetButton
            key={set.code}
            set={set}
            state={stateOf(set.code)}
            pressed={heldOf(set.keys, chosen)}
            snug={panel}
          />
        );
        const { forms, sums, zodiac } = groups;
        return (
          <>
            <QuickGroup panel={panel} columns={3}>
              {forms.map(button)}
            </QuickGroup>
            <QuickGroup panel={panel} title={t`Sum of digits`} columns={5}>
              {sums.map(button)}
            </QuickGroup>
            <QuickGroup panel={panel} title={t`Zodiac, by year of birth`} columns={3}>
              {zodiac.map(button)}
            </QuickGroup>
            <QuickGroup panel={panel} title={t`Random`} columns={4}>
              {counts.map((count) => (
                <PickSet
                  key={count}
                  {...stateOf(randomKey(count))}
                  text={String(count)}
                  name={t`Random, ${count}`}
                  framed
                  snug={panel}
                />
              ))}
            </QuickGroup>
            <MoreSets groups={groups} button={button} />
          </>
        );
      }}
    </PickGrid>
  );
}

interface SetButtonProps {
  set: QuickSet;
  state: PickState;
  pressed: boolean | 'mixed';
  snug: boolean;
}

/** A set by its name, or by its digits alone, whose name is then said. */
function SetButton({ set: { name }, state, pressed, snug }: SetButtonProps) {
  const { t, i18n } = useLingui();
  const isNamed = 'named' in name;
  const said = () => {
    if (isNamed) return undefined;
    const { of, digits } = name;
    return of === 'family' ? t`family ${digits}` : digitSetName(i18n, of, digits);
  };
  return (
    <PickSet
      {...state}
      pressed={pressed}
      text={isNamed ? quickName(i18n, name.named) : name.digits}
      name={said()}
      framed
      snug={snug}
    />
  );
}

interface MoreSetsProps {
  groups: QuickSets;
  button: (set: QuickSet) => ReactNode;
}

/** What only the hundred numbers have, and fewer players use. */
function MoreSets({ groups, button }: MoreSetsProps) {
  const { t } = useLingui();
  const { tails, touches, families, pairs } = groups;
  if (families.length === 0) return null;
  return (
    <QuickMore>
      <QuickGroup panel title={t({ context: 'digit', message: 'Tail' })} columns={5}>
        {tails.map(button)}
      </QuickGroup>
      <QuickGroup panel title={t`Touch: one of its digits`} columns={5}>
        {touches.map(button)}
      </QuickGroup>
      <QuickGroup panel title={t`Family: digits and their shadows`} columns={5}>
        {families.map(button)}
      </QuickGroup>
      <QuickGroup panel title={t`Head and tail together`} columns={2}>
        {pairs.map(button)}
      </QuickGroup>
    </QuickMore>
  );
}

function setsOf(row: Parameters<typeof quickSets>[0]) {
  const groups = quickSets(row);
  const counts = randomCounts(row);
  const sets = new Map(
    Object.values(groups)
      .flat()
      .map(({ code, keys }) => [code, keys] as const),
  );
  return { groups, counts, sets, keys: [...sets.keys(), ...counts.map(randomKey)] };
}
