/** Counts in a page what it costs. Runs before the page's own scripts. */

export interface Counts {
  commits: number;
  mounted: number;
  updated: number;
  formats: number;
  dialogs: number;
}

/** Where the page keeps its counts, on `window`. */
export const COUNTS = '__costs';

/** What this reads of a node of React's tree. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** Runs in the page, so it uses nothing from outside. */
export function countCosts(name: string): void {
  const counts: Counts = { commits: 0, mounted: 0, updated: 0, formats: 0, dialogs: 0 };
  Reflect.set(window, name, counts);

  /** React's tags of components: function, class, forwarded, memo. */
  const components = [0, 1, 11, 14, 15];
  /** React's flag of a component that was rendered. */
  const performedWork = 1;
  const mount = (fiber: Fiber) => {
    if (components.includes(fiber.tag)) counts.mounted += 1;
    for (let child = fiber.child; child; child = child.sibling) mount(child);
  };
  const update = (fiber: Fiber, before: Fiber) => {
    if (components.includes(fiber.tag) && fiber.flags & performedWork) counts.updated += 1;
    // What was left as it was has the same children.
    if (fiber.child === before.child) return;
    for (let child = fiber.child; child; child = child.sibling) {
      if (child.alternate) update(child, child.alternate);
      else mount(child);
    }
  };
  // In the place of the developer tools.
  Reflect.set(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    supportsFiber: true,
    renderers: new Map(),
    checkDCE: () => undefined,
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot(_renderer: number, { current }: { current: Fiber }) {
      const before = counts.mounted + counts.updated;
      if (current.alternate) update(current, current.alternate);
      else mount(current);
      // A part that is tried before its code has come commits nothing; how often it is tried is the machine's.
      if (counts.mounted + counts.updated > before) counts.commits += 1;
    },
  });

  for (const kind of Object.getOwnPropertyNames(Intl)) {
    const Made: unknown = Reflect.get(Intl, kind);
    if (typeof Made !== 'function' || !('supportedLocalesOf' in Made)) continue;
    const count = () => void (counts.formats += 1);
    const counted = new Proxy(Made, {
      construct(target, given, as) {
        count();
        return Reflect.construct(target, given, as) as object;
      },
      apply(target, self, given) {
        count();
        return Reflect.apply(target, self, given) as unknown;
      },
    });
    Reflect.set(Intl, kind, counted);
  }

  const openers = [
    [HTMLDialogElement.prototype, 'show'],
    [HTMLDialogElement.prototype, 'showModal'],
    [HTMLElement.prototype, 'showPopover'],
  ] as const;
  for (const [prototype, opener] of openers) {
    const open = Reflect.get(prototype, opener) as (...given: unknown[]) => unknown;
    Reflect.set(prototype, opener, function (this: HTMLElement, ...given: unknown[]) {
      // The place of notices is a popover that is always there.
      if (this.popover !== 'manual') counts.dialogs += 1;
      return Reflect.apply(open, this, given);
    });
  }
}
