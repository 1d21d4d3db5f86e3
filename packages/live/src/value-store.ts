import {
  applyChange,
  type KnownValue,
  type LiveValue,
  type ValueChange,
} from '@palpite/contract/live-value.ts';

interface Needs {
  readonly wants: {
    /** The whole value of a name is needed. */
    add(name: string): void;
    met(name: string): void;
  };
  /** A value that is followed has changed. */
  changed(name: string, change: ValueChange): void;
  /** Another process publishes the name from now on. */
  takenOver(name: string): void;
}

/** The values that one process publishes or follows, as far as it has heard. */
export function createValueStore({ wants, changed, takenOver }: Needs) {
  const known = new Map<string, KnownValue>();
  /** The epoch of each name that this process publishes. */
  const own = new Map<string, number>();
  const followed = new Set<string>();

  const take = (name: string, change: ValueChange) => {
    const after = applyChange(known.get(name), change);
    if (after === 'old') return;
    if (after === 'gap') return wants.add(name);
    known.set(name, after);
    wants.met(name);
    if (followed.has(name)) changed(name, change);
  };
  const disown = (name: string) => {
    own.delete(name);
    if (!followed.has(name)) known.delete(name);
  };
  /** What this process has published of a name. */
  const published = (name: string) => {
    const before = known.get(name);
    return before?.epoch === own.get(name) ? before : undefined;
  };
  return {
    take,
    disown,
    published,
    owns: (name: string) => own.has(name),
    own(name: string) {
      if (!own.has(name)) own.set(name, nextEpoch(known.get(name)));
    },
    /** Takes a change of another process. */
    hear(name: string, change: ValueChange) {
      const epoch = own.get(name);
      if (epoch !== undefined) {
        if (change.epoch <= epoch) return;
        disown(name);
        takenOver(name);
      }
      if (followed.has(name)) take(name, change);
    },
    /** Numbers and takes a change of this process's own; the first is the whole value. */
    number(name: string, patch: LiveValue): ValueChange {
      const epoch = own.get(name) ?? 0;
      const before = published(name);
      const change = before
        ? { epoch, seq: before.seq + 1, patch, whole: false }
        : { epoch, seq: 1, patch, whole: true };
      take(name, change);
      return change;
    },
    follow(name: string) {
      followed.add(name);
      if (!known.has(name)) wants.add(name);
    },
    unfollow(name: string) {
      followed.delete(name);
      wants.met(name);
      if (!own.has(name)) known.delete(name);
    },
    /** All names of which this process may have missed something: also those that another may have taken over from it. */
    names: () => new Set([...followed, ...own.keys()]),
    whole: (name: string) => wholeOf(known.get(name)),
  };
}

/** Later than any publisher's before, by the machines' clocks or by what this process has heard. */
const nextEpoch = (before: KnownValue | undefined): number =>
  Math.max(Date.now(), (before?.epoch ?? 0) + 1);

const wholes = new WeakMap<KnownValue, ValueChange>();

/** The same object for the same value, so that it is written as text once. */
function wholeOf(value: KnownValue | undefined): ValueChange | undefined {
  if (value === undefined) return undefined;
  const { epoch, seq } = value;
  const whole = wholes.get(value) ?? { epoch, seq, patch: value.value, whole: true };
  wholes.set(value, whole);
  return whole;
}
