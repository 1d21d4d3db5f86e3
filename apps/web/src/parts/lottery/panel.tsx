import type { ReactNode } from 'react';

/** A card with a heading. */
export function Panel({
  title,
  note,
  children,
}: {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="overflow-hidden rounded-card border border-border bg-surface">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 bg-ceremony px-4 py-2.5 text-on-ceremony shell-rail:border-b shell-rail:border-border shell-rail:bg-transparent shell-rail:text-default">
        <h2 className="font-display text-20 font-bold">{title}</h2>
        {note && <p className="text-13">{note}</p>}
      </div>
      {children}
    </section>
  );
}
