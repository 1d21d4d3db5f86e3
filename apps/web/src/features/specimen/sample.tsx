import type { ReactNode } from 'react';

/** A part of the page, named so that a picture of it alone can be taken. */
export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <h2 className="text-20 font-bold">{title}</h2>
      {children}
    </section>
  );
}
