import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Needs } from '../offer/use-offers.ts';
import type { Slip } from './slip.ts';
import type { SlipLine } from './slip-line.ts';

/**
 * The lotteries of the board, of the lines of a slip and of those on their way, the board's first; the same map while they
 * and their levels are the same, so that a line at another price asks for nothing.
 * @param level that the board's lottery is wanted at
 */
export function useNeeds(slip: Slip, gameCode: string, level: number): Needs {
  const inSlip = useStore(
    slip.state.store,
    useSteady(({ lines }) => lines),
  );
  const inSent = useStore(
    slip.sent.store,
    useSteady((sent) => sent?.lines ?? []),
  );
  return useMemo(
    () => together([[gameCode, new Set([level])], ...inSlip, ...inSent]),
    [inSlip, inSent, gameCode, level],
  );
}

/** What lines need, read from a store: the answer before where it is the same. */
function useSteady<State>(linesOf: (state: State) => readonly SlipLine[]) {
  const [needsIn] = useState(() => {
    let held: Needs = new Map();
    return (lines: readonly SlipLine[]): Needs => {
      const next = needsOf(lines);
      if (!isSame(held, next)) held = next;
      return held;
    };
  });
  return (state: State) => needsIn(linesOf(state));
}

/** The lotteries of lines, each with the levels that these name. */
export const needsOf = (lines: readonly SlipLine[]): Needs =>
  together(
    lines.map(({ gameCode, prizeLevel }) => [
      gameCode,
      new Set(prizeLevel === undefined ? [] : [prizeLevel]),
    ]),
  );

function together(all: readonly (readonly [string, ReadonlySet<number>])[]): Needs {
  const needs = new Map<string, Set<number>>();
  for (const [gameCode, levels] of all) {
    const held = needs.get(gameCode) ?? new Set();
    needs.set(gameCode, held);
    for (const level of levels) held.add(level);
  }
  return needs;
}

/** In whatever order. */
const isSame = (one: Needs, other: Needs): boolean =>
  one.size === other.size &&
  [...one].every(([gameCode, levels]) => {
    const others = other.get(gameCode);
    return others?.size === levels.size && [...levels].every((level) => others.has(level));
  });
