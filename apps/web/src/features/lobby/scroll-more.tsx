import { Trans } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';

interface ScrollMoreProps {
  more: boolean;
  busy: boolean;
  /** The last attempt came to nothing: the next one is the reader's. */
  failed: boolean;
  /** Pages that have come. */
  loaded: number;
  onMore: () => void;
}

/** Pages that come by themselves, then the reader asks for the next ones: so the foot of the page can be reached. */
const BY_THEMSELVES = 3;

/** On touch screens the next page follows when the end of this one is reached; elsewhere pages have numbers. */
export function ScrollMore({ more, busy, failed, loaded, onMore }: ScrollMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(onMore);
  const byItself = more && !busy && !failed && loaded % BY_THEMSELVES !== 0;

  useEffect(() => {
    const place = end.current;
    if (!place || !byItself) return;
    const observer = new IntersectionObserver((entries) => {
      // Not drawn, and so never in view, where a mouse is used.
      if (entries.some((entry) => entry.isIntersecting)) load();
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [byItself]);

  if (!more) return null;
  return (
    <div ref={end} className="hidden flex-col items-center gap-2 touch:flex">
      {failed && !busy && (
        <p role="status" className="text-14 text-muted">
          <Trans>The games could not be loaded</Trans>
        </p>
      )}
      <Button busy={busy} onClick={onMore}>
        <Trans>Show more games</Trans>
      </Button>
    </div>
  );
}
