import { useLingui } from '@lingui/react/macro';
import type { CentreEntry } from '../centre/centre-entry.ts';
import { lazyPart } from '../lib/lazy-part.ts';

// Late, so that the lists alone come with the header's menu.
const CentreOverlay = lazyPart(() => import('../centre/centre-overlay.tsx'), 'CentreOverlay');

/** In the specification's order (section 2, "Agent overlay"); what is not built has no entry. */
export const AGENT_ENTRIES: readonly CentreEntry[] = [];

/** What an agent does for their team. */
export function AgentCentre({ page, onClose }: { page: string; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <CentreOverlay
      centre="agent"
      title={t`Agent centre`}
      entries={AGENT_ENTRIES}
      page={page}
      onClose={onClose}
    />
  );
}
