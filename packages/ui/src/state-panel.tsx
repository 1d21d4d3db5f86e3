import type { ReactNode } from 'react';

interface StateProps {
  /** An illustration or icon; decoration. */
  picture?: ReactNode;
  /** Address of a square scene, in place of the picture; decoration. */
  scene?: string | null;
  title: string;
  /** What it means and what to do next. */
  children?: ReactNode;
  /** Buttons or links. */
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

function StateBody({ picture, scene, title, children, actions, headingLevel = 2 }: StateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      {scene && <Scene address={scene} />}
      {!scene && picture && (
        <span
          aria-hidden="true"
          className="grid size-20 place-items-center rounded-full bg-sunken text-muted"
        >
          {picture}
        </span>
      )}
      <Heading className="display text-20 text-balance wrap-anywhere shell-top:uppercase md:text-24">
        {title}
      </Heading>
      {children && <div className="max-w-md text-14 text-muted">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </>
  );
}

/** A scene in its place: nothing moves when it comes. */
export function Scene({ address }: { address: string }) {
  return (
    <img src={address} alt="" width={192} height={192} className="mb-2 size-48 rounded-card" />
  );
}

const placeClass = 'flex flex-col items-center gap-3 px-4 py-12 text-center';

/** Nothing to show, and that is no fault. */
export function EmptyState(props: StateProps) {
  return (
    <div className={placeClass}>
      <StateBody {...props} />
    </div>
  );
}

/** Something failed: what happened, and a way on. Read out as it appears. */
export function ErrorState(props: StateProps) {
  return (
    <div role="alert" className={placeClass}>
      <StateBody {...props} />
    </div>
  );
}
