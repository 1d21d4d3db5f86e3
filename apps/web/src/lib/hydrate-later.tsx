import {
  type ComponentType,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { pageCalm } from './page-calm.ts';

/**
 * A part of the page that the server draws at once and that comes to life when the page is calm: until then its
 * HTML stands there, its links work as links, a button that is pressed waits for it, and its code has not been asked
 * for.
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
 * @param place what stands there where the part is drawn in the browser first, in its final size
 */
export function hydrateLater<Props extends object>(
  onServer: () => ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
  place?: ReactNode,
): ComponentType<Props> {
  const Part =
    onServer() ??
    lazy(async () => {
      await pageCalm();
      return { default: await insist(load) };
    });
  return function LaterPart(props: Props) {
    const around = useRef<HTMLDivElement>(null);
    const [alive, setAlive] = useState(false);
    const hears = usePressedBefore(around, alive);
    return (
      <div
        ref={around}
        data-later={alive ? undefined : ''}
        className="contents"
        onClickCapture={hears}
      >
        <Suspense fallback={place}>
          <Part {...props} />
          <Alive onAlive={setAlive} />
        </Suspense>
      </div>
    );
  };
}

/** Tells that what stands beside it reacts. */
function Alive({ onAlive }: { onAlive: (alive: true) => void }) {
  useEffect(() => onAlive(true), [onAlive]);
  return null;
}

/**
 * Remembers a button that is pressed, with a finger or a key, in a part that does not react yet, and presses it then.
 * @returns to be told of each press that React has brought to the part: it is not pressed a second time
 */
function usePressedBefore(around: RefObject<HTMLElement | null>, alive: boolean): () => void {
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
    const remember = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (around.current?.contains(button)) pressed.current = button;
    };
    // Before React hears of it on the document: it stops what a part that is not there yet would have heard.
    window.addEventListener('click', remember, { capture: true });
    return () => window.removeEventListener('click', remember, { capture: true });
  }, [around, alive]);
  return () => {
    pressed.current = null;
  };
}

/** Attempts at a part's code; what failed thrice is told by the page's error screen. */
const ATTEMPTS = 3;
const REST_MILLISECONDS = 1500;

async function insist<Value>(load: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * REST_MILLISECONDS));
    }
  }
}
