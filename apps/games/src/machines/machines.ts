/** The machines that this host runs, by the engine that a game's code names. */

import type { SlotEngineId } from '@palpite/sandbox/engines.ts';
import { parseGameCode } from '@palpite/sandbox/game-code.ts';
import { cascadeMachine } from './cascade/machine.ts';
import { chosenMachine } from './chosen/machine.ts';
import { climbMachine } from './climb/machine.ts';
import { expandMachine } from './expand/machine.ts';
import { holdMachine } from './hold/machine.ts';
import { linesMachine } from './lines/machine.ts';
import type { Machine } from './machine.ts';
import { shiftMachine } from './shift/machine.ts';
import { waysMachine } from './ways/machine.ts';

/** An engine in the catalogue that is missing here is a compile error. */
export const MACHINES: Readonly<Record<SlotEngineId, Machine>> = {
  lines: linesMachine,
  ways: waysMachine,
  hold: holdMachine,
  cascade: cascadeMachine,
  expand: expandMachine,
  chosen: chosenMachine,
  shift: shiftMachine,
  climb: climbMachine,
};

/** The machine behind a game, or undefined when the code is not in the catalogue. */
export function machineOf(gameCode: string): Machine | undefined {
  const parsed = parseGameCode(gameCode);
  return parsed && MACHINES[parsed.engineId];
}
