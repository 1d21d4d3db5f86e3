import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';

interface ScrollMoreProps {
  more: boolean;
  busy: boolean;
  /** The last attempt failed: the next one is up to the reader. */
  failed: boolean;
  /** Pages loaded so far. */
  loaded: number;
  /** Games in them. */
  count: number;
  pageNo: number;
  totalPages: number;
  onMore: () => void;
}

/** Pages that load by scrolling; after them a button loads more, so that the footer can be reached. */
const BY_THEMSELVES = 3;

/** On touch screens the next page loads at the end of this one; elsewhere pages have numbers. */
export function ScrollMore(props: ScrollMoreProps) {
  const { more, busy, failed, loaded, count, pageNo, totalPages, onMore } = props;
  const { t } = useLingui();
  const end = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(onMore);
  const byItself = more && !busy && !failed && loaded % BY_THEMSELVES !== 0;

  useEffect(() => {
    const place = end.current;
    if (!place || !byItself) return;
    const observer = new IntersectionObserver((entries) => {
      // Not rendered, and so never in view, where a mouse is used.
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
      <p className="text-13 text-muted tabular">
        {t`${plural(count, { one: '# game', other: '# games' })} · page ${pageNo} of ${totalPages}`}
      </p>
    </div>
  );
}
