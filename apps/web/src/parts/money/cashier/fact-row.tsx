import type { ReactNode } from 'react';

/** One line of a `dl`: what it is, and at the other end what it comes to. */
export function FactRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-x-4 py-1.5">
      <dt className="min-w-20 text-13 text-muted">{name}</dt>
      <dd className="ml-auto min-w-0 text-right text-14 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
