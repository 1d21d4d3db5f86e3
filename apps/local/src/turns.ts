/** A page that waits for its turn. */
export interface Turn {
  /** Pages of a lower round go first. */
  readonly round: number;
  /** Aborted when the page has to make room for another client's. */
  readonly dropped: AbortSignal;
  /** Ends the wait: the page has its turn, or is not wanted any more. Once. */
  end(this: void, how: 'begun' | 'left'): void;
}

export interface Turns {
  /** A place for one more page of this client; `busy` when too many of the kind wait, none of a client with more. */
  join(this: void, client: string, kind: 'shared' | 'alone'): Turn | 'busy';
}

interface Waiting extends Turn {
  drop(this: void): void;
}

/**
 * Fair queueing: of each kind a client has one page in each round, so that its pages wait for each other, and those of
 * another client wait for one of them at most.
 * @param room how many pages of a kind may wait. Then the page of the last round makes room for one of an earlier round.
 */
export function createTurns(room: number): Turns {
  const waiting = { shared: new Set<Waiting>(), alone: new Set<Waiting>() };
  /** By kind and client, as long as pages of it wait: how many, and the last one's round. */
  const lines = new Map<string, { pages: number; last: number }>();
  /** The latest round of which a page had its turn. */
  let current = 0;
  return {
    join(client, kind) {
      const name = `${kind} ${client}`;
      const line = lines.get(name) ?? { pages: 0, last: 0 };
      const round = Math.max(line.last, current) + 1;
      const others = waiting[kind];
      if (others.size >= room) {
        const last = lastOf(others);
        if (last === undefined || last.round <= round) return 'busy';
        last.drop();
      }
      lines.set(name, { pages: line.pages + 1, last: round });
      const drop = new AbortController();
      const end: Turn['end'] = (how) => {
        if (!others.delete(turn)) return;
        if (how === 'begun') current = Math.max(current, round);
        const { pages, last } = lines.get(name) ?? { pages: 1, last: round };
        if (pages === 1) lines.delete(name);
        else lines.set(name, { pages: pages - 1, last });
      };
      const turn: Waiting = {
        round,
        dropped: drop.signal,
        end,
        drop() {
          end('left');
          drop.abort();
        },
      };
      others.add(turn);
      return turn;
    },
  };
}

/** Of those in the last round, the one that came last. */
function lastOf(waiting: Iterable<Waiting>): Waiting | undefined {
  let last: Waiting | undefined;
  for (const each of waiting) if (last === undefined || each.round >= last.round) last = each;
  return last;
}
