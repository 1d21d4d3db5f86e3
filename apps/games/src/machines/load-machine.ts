/** One machine at a time, for the browser: each is a separate file there, and a game loads only its own. */
import type { SlotEngineId } from '@palpite/sandbox/engines.ts';
import type { Machine } from './machine.ts';

/** An engine in the catalogue that is missing here is a compile error. */
const LOADERS: Readonly<Record<SlotEngineId, () => Promise<Machine>>> = {
  lines: async () => (await import('./lines/machine.ts')).linesMachine,
  ways: async () => (await import('./ways/machine.ts')).waysMachine,
  hold: async () => (await import('./hold/machine.ts')).holdMachine,
  cascade: async () => (await import('./cascade/machine.ts')).cascadeMachine,
  expand: async () => (await import('./expand/machine.ts')).expandMachine,
  chosen: async () => (await import('./chosen/machine.ts')).chosenMachine,
  shift: async () => (await import('./shift/machine.ts')).shiftMachine,
  climb: async () => (await import('./climb/machine.ts')).climbMachine,
};

/** Loads the machine of an engine. */
export function loadMachine(engineId: SlotEngineId): Promise<Machine> {
  return LOADERS[engineId]();
}
