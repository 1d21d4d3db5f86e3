import type { Logger } from '@palpite/server/log.ts';
import { Lead, type LeadNeeds } from './lead.ts';
import type { AnyRoom } from './room.ts';
import type { RoomRows, Share } from './room-rows.ts';

/** Rooms of one claim: a process that starts leaves others to those that start with it. */
const CLAIMED_AT_ONCE = 16;

interface Needs extends Omit<LeadNeeds, 'lost'> {
  readonly rows: RoomRows;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** Of this process. */
  readonly id: string;
  readonly rooms: ReadonlyMap<string, AnyRoom>;
  readonly leaseMilliseconds: number;
  /** Rooms are free for other processes. */
  released(): void;
}

/** The rooms that this process leads. */
export interface Leads {
  get(room: string): Lead | undefined;
  ids(): readonly string[];
  /**
   * Says that this process lives, compares its rooms with the rows, gives away what is more than its share, and claims up to
   * it. One at a time.
   */
  beat(): Promise<void>;
  /** Gives all rooms away. */
  stop(): Promise<void>;
}

export function createLeads(needs: Needs): Leads {
  const { rows, rooms, id } = needs;
  const leads = new Map<string, Lead>();
  let shares: readonly Share[] = [];
  const countOf = (kind: string) =>
    [...leads.values()].reduce((sum, lead) => sum + (lead.kind === kind ? 1 : 0), 0);
  const kinds = () => [...rooms.keys()];

  const begin = (room: string, kind: string, fence: number) => {
    const rules = rooms.get(kind);
    if (rules === undefined || leads.get(room)?.fence === fence) return;
    const lost = () => {
      if (leads.get(room) === lead) leads.delete(room);
    };
    const before = leads.get(room);
    const lead: Lead = new Lead({ ...needs, lost }, rules, room, fence);
    leads.set(room, lead);
    // Another process led it in between. What this one still writes of its old lead is refused.
    void before?.stop();
  };
  /** Leads what the rows say: a claim or a release whose answer was lost is found here. */
  const compare = async () => {
    const led = new Map((await rows.led(id, kinds())).map((row) => [row.id, row]));
    for (const [room, { kind, fence, busy }] of led) {
      begin(room, kind, fence);
      if (busy) leads.get(room)?.wake();
    }
    for (const [room, lead] of leads) {
      if (led.has(room)) continue;
      leads.delete(room);
      void lead.stop();
    }
  };
  const release = async (given: readonly string[]) => {
    if (given.length === 0) return;
    const ended = given.map((room) => leads.get(room));
    for (const room of given) leads.delete(room);
    await Promise.all(ended.map((lead) => lead?.stop()));
    await rows.release(id, given);
    needs.released();
  };
  const claim = async () => {
    for (const share of shares) {
      let left = fairShare(share) - countOf(share.kind);
      while (left > 0) {
        const most = Math.min(CLAIMED_AT_ONCE, left);
        left -= most;
        const claimed = await rows.claim(id, share.kind, most);
        for (const { id: room, fence } of claimed) begin(room, share.kind, fence);
        if (claimed.length < most) break;
      }
    }
  };
  return {
    get: (room) => leads.get(room),
    ids: () => [...leads.keys()],
    async beat() {
      shares = await rows.beat(id, kinds(), needs.leaseMilliseconds);
      await compare();
      await release(toGiveAway(leads, shares));
      await claim();
    },
    async stop() {
      await release([...leads.keys()]);
      await rows.bury(id);
    },
  };
}

/** The rooms that wait for acts alone, and what is more than the share. */
function toGiveAway(leads: ReadonlyMap<string, Lead>, shares: readonly Share[]): string[] {
  const idle = [...leads].filter(([, lead]) => lead.isIdle());
  const surplus = shares.flatMap((share) =>
    [...leads].filter(([, lead]) => lead.kind === share.kind).slice(fairShare(share)),
  );
  return [...new Set([...idle, ...surplus].map(([room]) => room))];
}

/** Of each kind as many as every other process that knows it. */
const fairShare = ({ rooms, processes }: Share): number => Math.ceil(rooms / processes);
