import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useContext,
  useEffect,
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
 * @param place what is shown where the browser draws the part first, in its final size
 * @param everywhere the part has nothing to see, so its code comes wherever the reader is on the page
 */
export function hydrateLater<Props extends object>(
  onServer: () => ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
  { place, everywhere = false }: { place?: ReactNode; everywhere?: boolean } = {},
): ComponentType<Props> {
  let want = () => {};
  const wanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  if (everywhere) want();
  const Part =
    onServer() ??
    lazy(async () => {
      await wanted;
      await pageCalm();
      return { default: await loadWithRetry(load) };
    });
  // Drawn only where there is no HTML of the server's, or it cannot stay: then the part is wanted, near or not.
  function Place() {
    want();
    return place;
  }
  return function LaterPart(props: Props) {
    const around = useRef<HTMLDivElement>(null);
    const [alive, setAlive] = useState(false);
    const hears = usePressedBefore(around, alive, want);
    const isWithin = useContext(Within);
    // By hand: drawing it again would take what the server drew from a part that has not come to life.
    useEffect(() => {
      if (!isWithin || !around.current) return;
      if (alive) delete around.current.dataset.later;
      else around.current.dataset.later = 'coming';
    }, [isWithin, alive]);
    useEffect(() => (around.current ? whenNear(around.current, want) : undefined), []);
    return (
      <div
        ref={around}
        data-later={alive || isWithin ? undefined : 'coming'}
        className="contents"
        onClickCapture={hears}
      >
        <Within value>
          <Suspense fallback={<Place />}>
            <Part {...props} />
            <Alive onAlive={setAlive} />
          </Suspense>
        </Within>
      </div>
    );
  };
}

/** Marks that its sibling reacts. */
export function Alive({ onAlive }: { onAlive: (alive: true) => void }) {
  useEffect(() => onAlive(true), [onAlive]);
  return null;
}

/**
 * Remembers a button that is pressed, with a finger or a key, in a part that does not react yet, and presses it then.
 * @param want called when a press or the focus reaches the part
 * @returns to be told of each press that React has brought to the part: it is not pressed a second time
 */
export function usePressedBefore(
  around: RefObject<HTMLElement | null>,
  alive: boolean,
  want: () => void,
): () => void {
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    if (alive) {
      // A press that is still on its way may have brought the part to life itself, and be heard there.
      const timer = setTimeout(() => {
        pressed.current?.click();
        pressed.current = null;
      });
      return () => clearTimeout(timer);
    }
    const reach = ({ target, type }: Event) => {
      if (!(target instanceof Element && around.current?.contains(target))) return;
      want();
      // The browser itself opens a popover: pressed again, its button would close it.
      if (type === 'click') pressed.current = target.closest('button:not([popovertarget])');
    };
    // Before React hears of it on the document: it stops what a part that is not there yet would have heard.
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    window.addEventListener('click', reach, options);
    window.addEventListener('focusin', reach, options);
    return () => listeners.abort();
  }, [around, alive, want]);
  return () => {
    pressed.current = null;
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
