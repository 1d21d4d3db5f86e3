import * as v from 'valibot';

/**
 * Values that move: odds, seats of a table, a multiplier. They reach pages by the live connection and are no events: only the
 * last one counts. The process that publishes a key numbers its changes; processes and pages drop what is older than what
 * they have.
 */

/** The fields of a value, or those of them that changed. A field is replaced as a whole and never removed. */
export type LiveValue = Readonly<Record<string, unknown>>;

/** A channel of values, as the operator publishes them and pages read them. */
export interface ValueChannel<Value extends LiveValue = LiveValue> {
  readonly name: string;
  readonly value: v.GenericSchema<unknown, Value>;
}

/** One publisher's changes of a key are numbered from 1; a later publisher of the key has a higher epoch. */
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The fields that changed, or all of them: then nothing that was before matters. */
export const valueChange = v.object({
  epoch: count,
  seq: count,
  patch: v.record(v.string(), v.unknown()),
  whole: v.optional(v.boolean(), false),
});
export type ValueChange = v.InferOutput<typeof valueChange>;

/** A value with the number of its last change. */
export interface KnownValue {
  readonly epoch: number;
  readonly seq: number;
  readonly value: LiveValue;
}

/**
 * The value after a change: `old` where the change is one that it has seen already, `gap` where changes before it are missing
 * and only the whole value helps.
 */
export function applyChange(
  known: KnownValue | undefined,
  { epoch, seq, patch, whole }: ValueChange,
): KnownValue | 'old' | 'gap' {
  if (known && (epoch < known.epoch || (epoch === known.epoch && seq <= known.seq))) return 'old';
  if (whole) return { epoch, seq, value: patch };
  if (epoch !== known?.epoch || seq !== known.seq + 1) return 'gap';
  return { epoch, seq, value: { ...known.value, ...patch } };
}
