import type { ReactNode } from 'react';

interface StateProps {
  /** An illustration or icon; decoration. */
  picture?: ReactNode;
  title: string;
  /** What it means and what to do next. */
  children?: ReactNode;
  /** Buttons or links. */
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

function StateBody({ picture, title, children, actions, headingLevel = 2 }: StateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      {picture && (
        <span
          aria-hidden="true"
          className="grid size-20 place-items-center rounded-full bg-sunken text-muted"
        >
          {picture}
        </span>
      )}
      <Heading className="text-20 font-bold">{title}</Heading>
      {children && <div className="max-w-md text-14 text-muted">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </>
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
