import { classNames } from '@palpite/ui/class-names.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { Answered, type Asked } from '../../lib/answered.tsx';

interface OverviewSectionProps<Data> {
  id: string;
  title: ReactNode;
  /** A link to all of it. */
  more?: ReactNode;
  /** The height that its content has, as a class: kept while it loads. */
  height: string;
  className?: string;
  asked: Asked<Data>;
  children: (data: Data) => ReactNode;
}

/** A part of the overview under its heading. */
export function OverviewSection<Data>(props: OverviewSectionProps<Data>) {
  const { id, title, more, height, className, asked, children } = props;
  return (
    <section aria-labelledby={id} className={classNames('flex min-w-0 flex-col', className)}>
      <div className="mb-2 flex min-h-11 items-center justify-between gap-3">
        <h2 id={id} className="display text-20">
          {title}
        </h2>
        {more}
      </div>
      <div className={classNames('flex flex-col', height)}>
        <Answered answer={asked} waiting={<Skeleton className="w-full flex-1" />}>
          {children}
        </Answered>
      </div>
    </section>
  );
}
