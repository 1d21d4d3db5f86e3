import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/**
 * The room of a region's mark: as wide as the longest one in the reader's language, so that no phase, and none that comes
 * after the page, moves what is around it.
 */
export function PhaseRoom({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const marks = [t`Open`, t`Closing soon`, t`Closed, drawing`, t`Not on sale`];
  return (
    <span
      data-room={marks.join('\n')}
      // An unseen column of all marks, with the room of a mark's edges and icon.
      className="inline-grid h-5 shrink-0 content-start justify-items-start self-start before:invisible before:h-0 before:pl-7 before:text-12 before:font-bold before:whitespace-pre before:content-[attr(data-room)] @min-[20rem]:justify-items-end @min-[20rem]:self-center"
    >
      {children}
    </span>
  );
}
