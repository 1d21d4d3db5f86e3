import { classNames } from '@palpite/ui/class-names.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../lib/load-failed.tsx';

interface OverviewSectionProps<Data> {
  id: string;
  title: ReactNode;
  /** A link to all of it. */
  more?: ReactNode;
  /** The height that its content has, as a class: kept while it loads. */
  height: string;
  className?: string;
  /** A query, or several as one. */
  asked: {
    data: Data | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  children: (data: Data) => ReactNode;
}

/** A part of the overview: its content, its place while it loads, or why it did not load. */
export function OverviewSection<Data>(props: OverviewSectionProps<Data>) {
  const { id, title, more, height, className, asked, children } = props;
  const { data, error, isFetching, refetch } = asked;
  return (
    <section aria-labelledby={id} className={classNames('flex min-w-0 flex-col', className)}>
      <div className="mb-2 flex min-h-11 items-center justify-between gap-3">
        <h2 id={id} className="display text-20">
          {title}
        </h2>
        {more}
      </div>
      <div className={classNames('flex flex-col', height)}>
        {data !== undefined ? (
          children(data)
        ) : error ? (
          <LoadFailed
            headingLevel={3}
            error={error}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton className="w-full flex-1" />
        )}
      </div>
    </section>
  );
}
