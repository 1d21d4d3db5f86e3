import { Suspense } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../../lib/lazy-part.ts';
import { servicePanel } from '../../parts/talk/service-panel-store.ts';

const ServicePanel = lazyPart(() => import('./service-panel.tsx'), 'ServicePanel');

/** The panel of customer service; its code loads when it opens. */
export function ServiceWhenOpen() {
  const open = useStore(servicePanel(), (state) => state.open);
  if (!open) return null;
  return (
    <Suspense>
      <ServicePanel />
    </Suspense>
  );
}
