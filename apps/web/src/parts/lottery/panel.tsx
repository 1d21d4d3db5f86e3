import { CodedTitle } from '@palpite/ui/coded-title.tsx';
import type { ReactNode } from 'react';

/** A card with a heading. */
export function Panel({
  title,
  code,
  note,
  children,
}: {
  title: string;
  /** An order's number within the title. */
  code?: string;
  note?: string;
  children: ReactNode;
}) {
  return (
    <section className="overflow-hidden rounded-card border border-border bg-surface">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 bg-ceremony px-4 py-2.5 text-on-ceremony shell-rail:border-b shell-rail:border-border shell-rail:bg-transparent shell-rail:text-default">
        <h2 className="font-display text-20 font-bold">
          <CodedTitle {...{ title, code }} />
        </h2>
        {note && <p className="text-13">{note}</p>}
      </div>
      {children}
    </section>
  );
}
