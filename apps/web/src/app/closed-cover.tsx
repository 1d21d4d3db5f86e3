import { useLingui } from '@lingui/react';
import { useDialog } from '@palpite/ui/use-dialog.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useServices } from '../lib/services.ts';
import { ClosedScreen, closedTitle, isClosed } from './closed-screen.tsx';
import { useNewStatus } from './use-new-status.ts';
import { useSiteState } from './use-site-state.ts';

/**
 * Covers the page of a tab that was open when the site closed, and disappears when it opens again. The page below
 * keeps everything that was typed but is out of reach. Calls that failed are repeated.
 */
export function ClosedCover() {
  const { i18n } = useLingui();
  const { boot, queryClient } = useServices();
  const router = useRouter();
  const state = useSiteState();
  useNewStatus(state);
  const closed = isClosed(state);
  const title = closed ? i18n._(closedTitle(state)) : '';
  const { ref } = useDialog({ open: closed, onClose: () => undefined, dismissible: false });

  useEffect(() => {
    if (!closed) return;
    const { title: before } = document;
    document.title = `${title} · ${boot.status.brandName}`;
    return () => {
      document.title = before;
    };
  }, [boot, closed, title]);

  useEffect(() => {
    if (!closed) return;
    return () => {
      void queryClient.invalidateQueries();
      void router.invalidate();
    };
  }, [closed, queryClient, router]);

  return (
    <dialog
      ref={ref}
      open={closed}
      data-modal="closed"
      aria-label={title}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-y-auto bg-canvas p-0 text-default"
    >
      {closed && <ClosedScreen state={state} />}
    </dialog>
  );
}
