import type { AnyRoom, Frame, Frames } from './room.ts';

/** What a leader has sent of its room, so that only what changes is sent again. */
export interface Shown {
  show(state: unknown, version: number): void;
  /** The next frames are whole again. */
  forget(): void;
  /** Nothing more is sent. */
  end(): void;
}

export function createShown(
  frames: Frames,
  room: AnyRoom,
  of: Pick<Frame, 'kind' | 'room' | 'fence'>,
): Shown {
  /** The fields of each seat's view, as text. */
  const sent = new Map<string | null, ReadonlyMap<string, string>>();
  const end = (seat: string | null) => {
    sent.delete(seat);
    frames.end({ kind: of.kind, room: of.room, seat });
  };
  const showTo = (seat: string | null, state: unknown, version: number) => {
    const view = room.view(state, seat);
    const texts = new Map(
      Object.entries(view).map(([field, value]) => [field, JSON.stringify(value ?? null)]),
    );
    const before = sent.get(seat);
    const patch = Object.fromEntries(
      Object.entries(view).filter(([field]) => before?.get(field) !== texts.get(field)),
    );
    if (before && Object.keys(patch).length === 0) return;
    sent.set(seat, texts);
    frames.publish({ ...of, seat, version, patch, whole: before === undefined });
  };
  return {
    show(state, version) {
      const seats = new Set<string | null>([null, ...room.seats(state)]);
      for (const seat of sent.keys()) if (!seats.has(seat)) end(seat);
      for (const seat of seats) showTo(seat, state, version);
    },
    forget: () => sent.clear(),
    end() {
      for (const seat of sent.keys()) end(seat);
    },
  };
}
