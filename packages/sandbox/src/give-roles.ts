/**
 * Gives each game a kind of hero so that no screen shows one twice: among a game's 24 neighbours in the order of
 * popularity none is alike, nearly none in the order of release, and as few as can be in the lists of one vendor or class.
 */
export interface Role {
  readonly code: string;
  /** Its place in the catalogue, which decides between equals. */
  readonly index: number;
  readonly popularity: number;
  readonly ageDays: number;
  readonly isOpen: boolean;
  readonly world: string;
  /** Lists of their own that it is in. */
  readonly groups: readonly string[];
  readonly kinds: readonly { readonly kind: string; readonly liking: number }[];
}

/** Tiles of a screen. */
export const SCREEN = 24;
/** Tiles that are seen at once where the fewest are. */
const NEAR = 11;
const ROUNDS = 6;

interface Order {
  readonly of: readonly Role[];
  readonly place: ReadonlyMap<Role, number>;
  /** What a hero of the same kind so near costs. */
  readonly cost: number;
  /** How near. */
  readonly reach: number;
}

export function giveRoles(roles: readonly Role[]): ReadonlyMap<string, string> {
  const popular = byPopularity(roles);
  const orders = ordersOf(roles, popular);
  const given = new Map<Role, string>();
  // Who is named chooses first; the others find another.
  const turns = popular.toSorted((a, b) => longing(b) - longing(a));
  for (let round = 0; round < ROUNDS; round += 1) {
    let changes = 0;
    for (const role of turns) if (choose(role, orders, given)) changes += 1;
    if (changes === 0) break;
  }
  return new Map([...given].map(([{ code }, kind]) => [code, kind]));
}

const longing = ({ kinds }: Role) => Math.round(Math.max(...kinds.map(({ liking }) => liking)));

/** The lobby's first order. */
export const byPopularity = (roles: readonly Role[]): Role[] =>
  roles.toSorted((a, b) => b.popularity - a.popularity || a.index - b.index);
/** The order of release, the newest first. */
export const byRelease = (roles: readonly Role[]): Role[] =>
  roles.toSorted((a, b) => a.ageDays - b.ageDays || a.index - b.index);

function ordersOf(roles: readonly Role[], popular: readonly Role[]): ReadonlyMap<Role, Order[]> {
  const open = popular.filter(({ isOpen }) => isOpen);
  const all = [
    order(popular, 1000),
    // Home's rail leaves out what is closed.
    order(open.slice(0, SCREEN * 2), 1000),
    order(byRelease(roles), 1000),
    // Home shows both rails at once.
    order([...open.slice(0, SCREEN), ...byRelease(open).slice(0, SCREEN)], 300, SCREEN * 2),
    ...lists(popular, ({ groups }) => groups).flatMap((list) => [
      order(list, 8),
      order(list.slice(0, SCREEN), 600),
    ]),
    // A lobby narrowed to one world shows as many heroes as tiles as well.
    ...lists(popular, ({ world }) => [world]).flatMap((list) => [
      order(list, 34),
      order(list, 40, NEAR),
      order(list.slice(0, SCREEN * 2), 600),
      order(byRelease(list), 12),
    ]),
  ];
  const orders = new Map<Role, Order[]>(roles.map((role) => [role, []]));
  for (const each of all) for (const role of each.of) orders.get(role)?.push(each);
  return orders;
}

function lists(roles: readonly Role[], of: (role: Role) => readonly string[]): Role[][] {
  const members = roles.flatMap((role) => of(role).map((list) => ({ list, role })));
  return [...Map.groupBy(members, ({ list }) => list).values()].map((all) =>
    all.map(({ role }) => role),
  );
}

const order = (of: readonly Role[], cost: number, reach = SCREEN - 1): Order => ({
  of,
  cost,
  reach,
  place: new Map(of.map((role, at) => [role, at])),
});

/** Takes the kind that is liked best after what its neighbours cost. @returns whether that is another than before */
function choose(
  role: Role,
  orders: ReadonlyMap<Role, readonly Order[]>,
  given: Map<Role, string>,
): boolean {
  const [only, another] = role.kinds;
  if (only && !another) {
    if (given.get(role) === only.kind) return false;
    given.set(role, only.kind);
    return true;
  }
  const costs = new Map<string, number>();
  for (const { of, place, cost, reach } of orders.get(role) ?? []) {
    const at = place.get(role) ?? 0;
    for (
      let near = Math.max(0, at - reach);
      near <= Math.min(of.length - 1, at + reach);
      near += 1
    ) {
      const other = of[near];
      const kind = other && other !== role ? given.get(other) : undefined;
      if (kind !== undefined) costs.set(kind, (costs.get(kind) ?? 0) + cost);
    }
  }
  let best: { kind: string; worth: number } | undefined;
  for (const { kind, liking } of role.kinds) {
    const worth = liking - (costs.get(kind) ?? 0);
    if (!best || worth > best.worth) best = { kind, worth };
  }
  if (!best || given.get(role) === best.kind) return false;
  given.set(role, best.kind);
  return true;
}
