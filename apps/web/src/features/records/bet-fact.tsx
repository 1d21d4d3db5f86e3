import type { ReactNode } from 'react';

interface FactProps {
  name: string;
  /** As wide as its list. */
  wide?: boolean;
  children: ReactNode;
}

/** One of the facts of a bet, in a `dl`. */
export function Fact({ name, wide = false, children }: FactProps) {
  return (
    <div className={wide ? 'col-span-2' : undefined}>
      <dt className="text-12 text-muted">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

/** A text that is compared character by character. */
export function Code({ children }: { children: ReactNode }) {
  return <code className="font-mono text-13 font-normal break-all">{children}</code>;
}
