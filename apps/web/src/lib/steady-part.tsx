import {
  type ComponentType,
  Suspense,
  use,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { Alive, useEarlyPresses } from './hydrate-later.tsx';
import { lazyPart } from './lazy-part.ts';
import { useHydrated } from './use-hydrated.ts';

/** A part of a screen, with the way to ask for its code ahead. */
export type SteadyPart<Props extends object> = ComponentType<Props> & {
  readonly load: () => Promise<unknown>;
};

const ON_SERVER = typeof document === 'undefined';
const nothing = () => undefined;

/**
 * A part that the server draws with its screen, and whose code comes after the screen's. Unlike `lazyPart` its HTML stays
 * until then, whatever changes around it: React gives HTML up when the props of what it waits for change, so the props go
 * past React. A button that is pressed too early is pressed when the part reacts.
 *
 * What it shows first must come from its props, or from what is the same on the server: an answer that the browser has by
 * then would be other HTML.
 *
 * Where the browser draws it first, it has no place of its own: what is around it waits, so that nothing moves.
 */
export function steadyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): SteadyPart<Props> {
  let here: ComponentType<Props> | undefined;
  const get = async () => {
    const found = await load();
    here = found[name];
    return found;
  };
  let asked: Promise<unknown> | undefined;
  const once = () => (asked ??= get());
  const Late = lazyPart(get, name) as ComponentType<Props>;
  function Steady(props: Props) {
    // The server's first page waits for the code outside the boundary: else it would be sent without the part.
    if (ON_SERVER && !here) use(once());
    // What has come before is drawn at once; what is drawn stays the same component.
    const [part] = useState(() => here ?? Late);
    const isHydrated = useHydrated();
    const [isKept] = useState(!isHydrated);
    const Part = part;
    return isKept ? <Kept part={part} props={props} /> : <Part {...props} />;
  }
  return Object.assign(Steady, { load: get });
}

interface KeptProps<Props extends object> {
  part: ComponentType<Props>;
  props: Props;
}

function Kept<Props extends object>({ part, props }: KeptProps<Props>) {
  const [held] = useState(() => createStore<Props>(() => props));
  useLayoutEffect(() => held.setState(props, true), [held, props]);
  const around = useRef<HTMLDivElement>(null);
  const presses = useEarlyPresses(around, nothing);
  const shown = useMemo(
    () => (
      <Suspense>
        <Follower part={part} held={held} />
        <Alive onAlive={presses.comeAlive} />
      </Suspense>
    ),
    [part, held, presses],
  );
  return (
    <div ref={around} data-later="coming" className="contents" onClickCapture={presses.hear}>
      {shown}
    </div>
  );
}

interface FollowerProps<Props extends object> {
  part: ComponentType<Props>;
  held: StoreApi<Props>;
}

function Follower<Props extends object>({ part: Part, held }: FollowerProps<Props>) {
  return <Part {...useStore(held)} />;
}
