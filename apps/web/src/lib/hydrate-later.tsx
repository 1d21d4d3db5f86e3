import {
  type ComponentType,
  createContext,
  createElement,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { whenNear } from './load-ahead.ts';
import { pageCalm } from './page-calm.ts';

/** Whether a part is within another one, which comes to life before it: until then it is not coming either. */
const Within = createContext(false);

/**
 * A part of the page that the server draws at once and that comes to life when the page is calm and the part is near
 * the screen (`load-ahead.ts`): until then its HTML is shown, its links work as links, a button that is pressed
 * waits for it, and its code has not been asked for.
 *
 * ```ts
 * const Footer = hydrateLater(
 *   createIsomorphicFn().server(() => ServerFooter).client(() => null),
 *   async () => (await import('./footer.tsx')).Footer,
 * );
 * ```
 *
 * @param onServer answers the part itself on the server, null in the browser; written by `createIsomorphicFn`, which
 *   takes the import out of the browser's build
 * @param load its code
 * @param place what is shown where the browser draws the part first, in its final size; a component where that depends on
 *   the part's own properties
 * @param everywhere the part has nothing to see, so its code comes wherever the reader is on the page
 */
export function hydrateLater<Props extends object>(
  onServer: () => ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
  {
    place: Shape,
    everywhere = false,
  }: { place?: ReactNode | ComponentType<Props>; everywhere?: boolean } = {},
): ComponentType<Props> {
  const drawn = onServer();
  let asked: Promise<ComponentType<Props>> | undefined;
  const get = () => (asked ??= loadWithRetry(load));
  const First = drawn ?? lazy(async () => ({ default: await get() }));
  // What remembers its parts here is more of the first file than it spares: they are drawn once or twice.
  /** What is behind the gate, so that its code is not asked for ahead of it. */
  function Behind({ gate, props }: { gate: Gate<Props>; props: Props }) {
    'use no memo';
    return createElement<Props>(gate.part ? use(gate.part) : First, props);
  }
  return function LaterPart(props: Props) {
    const around = useRef<HTMLDivElement>(null);
    // Whether the browser takes over what the server drew, or draws it first: ids that the server gives too are in capitals. A
    // state that says so would draw the part again, which its HTML does not survive.
    const isHydrating = useId().includes('R');
    const [gate] = useState(() => createGate(drawn === null && isHydrating ? get : null));
    const presses = useEarlyPresses(around, gate.open);
    const isWithin = useContext(Within);
    // By hand: drawing it again would take what the server drew from a part that has not come to life.
    useLayoutEffect(() => {
      if (isWithin && around.current) around.current.dataset.later = 'coming';
    }, [isWithin]);
    useEffect(() => {
      if (everywhere) gate.open();
      else if (around.current) return whenNear(around.current, gate.open);
    }, [gate]);
    return (
      <div
        ref={around}
        data-later={isWithin ? undefined : 'coming'}
        className="contents"
        onClickCapture={presses.hear}
      >
        <Within value>
          <Suspense
            fallback={
              <Place open={gate.open}>
                {typeof Shape === 'function' ? <Shape {...props} /> : Shape}
              </Place>
            }
          >
            <Behind gate={gate} props={props} />
            <Alive onAlive={presses.comeAlive} />
          </Suspense>
        </Within>
      </div>
    );
  };
}

/** What a part of the page waits for: each of them for itself, since one that is near wakes no other. */
interface Gate<Props> {
  /**
   * Its code, once it is wanted and the page is calm. One wait for all three: React tries a part again after each, and
   * shows that it has found nothing new. Null where nothing is waited for.
   */
  readonly part: Promise<ComponentType<Props>> | null;
  open(this: void): void;
}

function createGate<Props>(get: (() => Promise<ComponentType<Props>>) | null): Gate<Props> {
  if (!get) return { part: null, open: () => {} };
  const { promise, resolve } = Promise.withResolvers<void>();
  return { part: promise.then(pageCalm).then(get), open: resolve };
}

/** Drawn only where there is no HTML of the server's, or it cannot stay: then the part is wanted, near or not. */
function Place({ open, children }: { open: () => void; children: ReactNode }) {
  open();
  return children;
}

/** Marks that its sibling reacts. */
export function Alive({ onAlive }: { onAlive: () => () => void }) {
  'use no memo';
  useEffect(onAlive, [onAlive]);
  return null;
}

/**
 * Remembers a button that is pressed, with a finger or a key, in a part that does not react yet, and presses it then.
 * @param want called when a press or the focus reaches the part
 */
export function useEarlyPresses(around: RefObject<HTMLElement | null>, want: () => void) {
  'use no memo';
  const [presses] = useState(() => createPresses(around));
  // Before a part that the browser draws at once says that it reacts.
  useLayoutEffect(() => presses.listen(want), [presses, want]);
  return presses;
}

/** What has been pressed too early in a part. That it has come to life is written by hand: a state would draw it once more. */
function createPresses(around: RefObject<HTMLElement | null>) {
  let pressed: HTMLElement | null = null;
  let end = () => {};
  return {
    /** @returns ends it */
    listen(this: void, want: () => void): () => void {
      const reach = ({ target, type }: Event) => {
        if (!(target instanceof Element && around.current?.contains(target))) return;
        want();
        // The browser itself opens a popover: pressed again, its button would close it.
        if (type === 'click') pressed = target.closest('button:not([popovertarget])');
      };
      // Before React hears of it on the document: it stops what a part that is not there yet would have heard.
      const listeners = new AbortController();
      const options = { capture: true, signal: listeners.signal };
      window.addEventListener('click', reach, options);
      window.addEventListener('focusin', reach, options);
      return (end = () => listeners.abort());
    },
    /** React has brought a press to the part: it is not pressed a second time. */
    hear(this: void): void {
      pressed = null;
    },
    /** The part reacts from now on. @returns leaves what was pressed alone */
    comeAlive(this: void): () => void {
      end();
      delete around.current?.dataset.later;
      // A press that is still on its way may have brought the part to life itself, and be heard there.
      const timer = setTimeout(() => {
        pressed?.click();
        pressed = null;
      });
      return () => clearTimeout(timer);
    },
  };
}

/** Attempts to load a part's code; after the last the page shows its error screen. */
const ATTEMPTS = 3;
const REST_MILLISECONDS = 1500;

async function loadWithRetry<Value>(load: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * REST_MILLISECONDS));
    }
  }
}
