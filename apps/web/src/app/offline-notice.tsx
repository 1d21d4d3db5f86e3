import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';

const subscribe = (listen: () => void) => {
  window.addEventListener('online', listen);
  window.addEventListener('offline', listen);
  return () => {
    window.removeEventListener('online', listen);
    window.removeEventListener('offline', listen);
  };
};

/** Says that there is no network for as long as that lasts; the page stays. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="fixed inset-x-0 bottom-0 z-50">
      {!online && (
        <p className="bg-warning px-4 py-2 text-center text-13 font-semibold text-surface">
          <Trans>
            You are offline. What you see may be out of date; you cannot place new stakes.
          </Trans>
        </p>
      )}
    </div>
  );
}
