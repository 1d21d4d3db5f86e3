import { byPopularity, byRelease, type Role, SCREEN } from '@palpite/sandbox/give-roles.ts';
import { hashText } from '@palpite/sandbox/random.ts';
import type { Look, Pose } from './looks.ts';

/**
 * Gives each game a look of its hero that no other game of the same hero has: whatever a lobby is narrowed to and however
 * it is ordered, no two tiles show one figure in one pose with the same things. Neighbours in the orders of a world, a
 * vendor and a class differ in what is worn first, then in the pose.
 */
export interface Dressed {
  readonly role: Role;
  readonly kind: string;
  readonly props: readonly Look['prop'][];
  readonly poses: readonly Pose[];
}

interface Given {
  readonly look: Look;
  readonly dressed: Dressed;
}

export function giveLooks(all: readonly Dressed[]): ReadonlyMap<string, Look> {
  const near = neighbours(all);
  const taken = new Map<string, Set<string>>();
  const given = new Map<Role, Given>();
  // The rarest choice chooses first.
  const counts = Map.groupBy(all, ({ kind }) => kind);
  const turns = all.toSorted(
    (a, b) =>
      (counts.get(b.kind)?.length ?? 0) / b.props.length -
      (counts.get(a.kind)?.length ?? 0) / a.props.length,
  );
  for (const dressed of turns) {
    const used = taken.get(dressed.kind) ?? new Set();
    taken.set(dressed.kind, used);
    const look = choose(dressed, used, near.get(dressed.role) ?? [], given);
    used.add(`${look.pose} ${look.prop}`);
    given.set(dressed.role, { look, dressed });
  }
  return new Map([...given].map(([{ code }, { look }]) => [code, look]));
}

function choose(
  { role, kind, props, poses }: Dressed,
  used: ReadonlySet<string>,
  near: readonly Role[],
  given: ReadonlyMap<Role, Given>,
): Look {
  const about = near.flatMap((each) => given.get(each) ?? []);
  let best: { look: Look; cost: number } | undefined;
  for (const prop of props) {
    const worn = about.filter(({ look }) => look.prop === prop);
    const again = worn.filter(({ dressed }) => dressed.kind === kind).length;
    for (const pose of poses) {
      const stood = about.filter(
        ({ look, dressed }) => dressed.kind === kind && look.pose === pose,
      );
      const cost =
        (used.has(`${pose} ${prop}`) ? 1e6 : 0) +
        again * 100 +
        stood.length * 6 +
        (prop === 'none' ? 0 : worn.length * 2) +
        (hashText(`${role.code} ${pose} ${prop}`) % 100) / 25;
      if (!best || cost < best.cost) best = { look: { pose, prop }, cost };
    }
  }
  if (!best) throw new RangeError(`no look for "${role.code}"`);
  return best.look;
}

/** Games within a screen of each other in a list of one world, vendor or class, in either main order. */
function neighbours(all: readonly Dressed[]): ReadonlyMap<Role, readonly Role[]> {
  const near = new Map<Role, Set<Role>>(all.map(({ role }) => [role, new Set()]));
  const lists = Map.groupBy(
    all.map(({ role }) => role),
    ({ world }) => world,
  ).values();
  for (const list of lists) {
    for (const ordered of [byPopularity(list), byRelease(list)]) {
      ordered.forEach((role, place) => {
        for (const other of ordered.slice(Math.max(0, place - SCREEN + 1), place + SCREEN)) {
          if (other !== role) near.get(role)?.add(other);
        }
      });
    }
  }
  return new Map([...near].map(([role, others]) => [role, [...others]]));
}
