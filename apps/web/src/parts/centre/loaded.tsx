import { Skeleton } from '@palpite/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../lib/load-failed.tsx';

/** A query, or several as one. */
export interface Asked<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

interface LoadedProps<Data> {
  asked: Asked<Data>;
  children: (data: Data) => ReactNode;
}

/** What was asked for, in a column: its content, its place while it loads, or why it did not load. */
export function Loaded<Data>({ asked, children }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = asked;
  if (data !== undefined) return children(data);
  if (!error) return <Skeleton className="w-full flex-1" />;
  return (
    <LoadFailed headingLevel={3} error={error} busy={isFetching} onRetry={() => void refetch()} />
  );
}
