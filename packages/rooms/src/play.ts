/** What a leader makes of the rows of its room. Pure: the same rows become the same again in another process. */
import type { RandomSource } from '@palpite/domain/random-words.ts';
import type { AnyRoom, Given, Step } from './room.ts';

/** A room as its row has it. Times are milliseconds. */
export interface Played {
  readonly state: unknown;
  readonly version: number;
  readonly playedTo: number;
  readonly due: number | null;
}

/** An act without an answer. */
export interface OpenAct {
  readonly id: string;
  readonly seat: string;
  readonly kind: 'join' | 'act' | 'leave';
  readonly body: unknown;
  readonly writtenAt: number;
}

export interface Answered {
  readonly id: string;
  readonly version: number;
  /** As JSON; null where the rules failed. */
  readonly answer: string | null;
}

export interface Play {
  readonly after: Played;
  readonly answered: readonly Answered[];
  readonly effects: readonly unknown[];
  /** The rules' own errors. */
  readonly failures: readonly unknown[];
  /** A tick failed: nothing after it may happen before it. */
  readonly stuck: boolean;
  /** There is more to do at once. */
  readonly more: boolean;
}

interface Asked {
  readonly now: number;
  /** Acts and ticks together. No fewer than the acts that were read, so that no tick overtakes those that were not. */
  readonly mostSteps: number;
  randomOf(version: number): RandomSource;
}

/** Acts at the times at which they were written, and between them the ticks that were due before. */
export function play(
  room: AnyRoom,
  before: Played,
  acts: readonly OpenAct[],
  { now, mostSteps, randomOf }: Asked,
): Play {
  let at = before;
  let stuck = false;
  const answered: Answered[] = [];
  const effects: unknown[] = [];
  const failures: unknown[] = [];
  const left = () => mostSteps - (at.version - before.version);
  const givenAt = (time: number): Given => ({
    now: Math.max(at.playedTo, time),
    random: randomOf(at.version + 1),
  });
  const moveTo = (state: unknown, given: Given, more: readonly unknown[] = []) => {
    at = { state, version: at.version + 1, playedTo: given.now, due: room.due(state) };
    effects.push(...more);
  };
  /** @returns whether all ticks that are due by then are done */
  const tickUntil = (time: number): boolean => {
    while (at.due !== null && at.due <= time) {
      if (left() === 0) return false;
      const given = givenAt(at.due);
      try {
        const step = room.tick(at.state, given);
        const due = room.due(step.state);
        if (due !== null && due <= at.due) throw new Error('a tick has not moved the next one on');
        moveTo(step.state, given, step.effects);
      } catch (error) {
        failures.push(error);
        stuck = true;
        return false;
      }
    }
    return true;
  };
  for (const act of acts.toSorted(byTime)) {
    if (!tickUntil(act.writtenAt) || left() === 0) break;
    const given = givenAt(act.writtenAt);
    let answer: string | null = null;
    try {
      const step = apply(room, at.state, act, given);
      answer = JSON.stringify(step.answer ?? null);
      moveTo(step.state, given, step.effects);
    } catch (error) {
      failures.push(error);
      moveTo(at.state, given);
    }
    answered.push({ id: act.id, version: at.version, answer });
  }
  const done = answered.length === acts.length && tickUntil(now);
  return { after: at, answered, effects, failures, stuck, more: !done && !stuck };
}

const byTime = (one: OpenAct, other: OpenAct) =>
  one.writtenAt - other.writtenAt || Number(one.id) - Number(other.id);

function apply(
  room: AnyRoom,
  state: unknown,
  { kind, seat, body }: OpenAct,
  given: Given,
): Step<unknown, unknown> {
  if (kind === 'join') return room.join(state, seat, body, given);
  if (kind === 'act') return room.act(state, seat, body, given);
  return room.leave(state, seat, given);
}
