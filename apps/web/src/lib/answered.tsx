import { CallError } from '@palpite/contract/call-error.ts';
import type { ReactNode } from 'react';
import { LoadFailed } from './load-failed.tsx';

/** The answer to a read, or several as one. */
export interface Asked<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface AnsweredProps<Data> {
  answer: Asked<Data>;
  /** The place of what is on its way. */
  waiting: ReactNode;
  /** What could not be loaded; without it "This could not be loaded", where a heading above says what. */
  failed?: string | undefined;
  /** Of the failure: 3 in a section or a dialog. */
  headingLevel?: 1 | 2 | 3;
  /** In place of what does not exist. */
  missing?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What was asked for: its content, its place while it loads, or why it did not load and a way to ask again. */
export function Answered<Data>({
  answer: { data, error, isFetching, refetch },
  waiting,
  failed,
  headingLevel = 3,
  missing,
  children,
}: AnsweredProps<Data>) {
  if (data !== undefined) return children(data);
  if (!error) return waiting;
  if (missing !== undefined && error instanceof CallError && error.code === 'not_found') {
    return missing;
  }
  return (
    <LoadFailed
      headingLevel={headingLevel}
      {...(failed !== undefined && { title: failed })}
      error={error}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
