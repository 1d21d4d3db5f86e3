import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { openDialogs } from './open-dialogs.ts';
import { dismissToast, type ShownToast, toastStore } from './toast-store.ts';

const ICONS = {
  info: <Info size={20} className="text-info" />,
  positive: <CircleCheck size={20} className="text-positive" />,
  negative: <CircleAlert size={20} className="text-negative" />,
};

/** Where notices appear, once a page; read out politely, faults at once. */
export function ToastRegion({ label, closeLabel }: { label: string; closeLabel: string }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.shown, toastStore.none);
  const home = useRef<HTMLDivElement>(null);
  const ref = useRef<HTMLElement>(null);

  // The same elements go along: notices that are there stay, and what reads them out knows the place they come to.
  useLayoutEffect(() => {
    const region = ref.current;
    const own = home.current;
    if (!region || !own) return;
    const stand = () => {
      const place = openDialogs.newest() ?? own;
      if (region.parentElement !== place) place.append(region);
      // In the top layer, before there is anything to show; shown again, it is above the newest dialog.
      region.hidePopover();
      region.showPopover();
    };
    stand();
    const unsubscribe = openDialogs.subscribe(stand);
    return () => {
      unsubscribe();
      own.append(region);
    };
  }, []);

  return (
    <div ref={home} className="contents">
      <section
        ref={ref}
        popover="manual"
        aria-label={label}
        className="fixed inset-auto right-4 bottom-20 left-4 m-0 flex-col items-end gap-2 overflow-visible bg-transparent p-0 open:flex md:bottom-4 md:left-auto md:w-96"
      >
        <div aria-live="polite" className="contents">
          {toasts
            .filter((toast) => toast.tone !== 'negative')
            .map((toast) => (
              <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
            ))}
        </div>
        <div aria-live="assertive" className="contents">
          {toasts
            .filter((toast) => toast.tone === 'negative')
            .map((toast) => (
              <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
            ))}
        </div>
      </section>
    </div>
  );
}

function ToastCard({ toast, closeLabel }: { toast: ShownToast; closeLabel: string }) {
  const dismiss = () => dismissToast(toast.id);
  return (
    <div
      className={classNames(
        'flex w-full items-center gap-3 rounded-card border border-border bg-overlay py-1.5 pr-1.5 pl-4 text-14 text-default shadow-overlay',
        'transition-[opacity,translate] duration-200 starting:translate-y-2 starting:opacity-0',
      )}
    >
      <span className="shrink-0">{ICONS[toast.tone]}</span>
      <p className="min-w-0 flex-1 py-1.5 font-medium">{toast.text}</p>
      {toast.action && (
        <button
          type="button"
          className="control-md shrink-0 rounded-control px-3 font-bold text-accent-strong hover:bg-sunken"
          onClick={() => {
            toast.action?.onSelect();
            dismiss();
          }}
        >
          {toast.action.label}
        </button>
      )}
      <IconButton label={closeLabel} icon={<X size={18} />} onClick={dismiss} />
    </div>
  );
}
