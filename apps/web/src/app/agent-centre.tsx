import { useLingui } from '@lingui/react/macro';
import { announcementPage, registerPage } from '../features/agents/entry.ts';
import { managementPage, overviewPage } from '../features/team/entry.ts';
import type { DialogProps } from '../lib/dialog-entry.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import type { CentreEntry } from '../parts/centre/centre-entry.ts';

// Loaded late, so that only the lists come with the header's menu.
const CentreOverlay = lazyPart(() => import('../parts/centre/centre-overlay.tsx'), 'CentreOverlay');

/** In the specification's order (section 2, "Agent overlay"); pages that are not built have no entry. */
export const AGENT_ENTRIES: readonly CentreEntry[] = [
  announcementPage,
  overviewPage,
  registerPage,
  managementPage,
];

/** The tools of an agent for their team. */
export function AgentCentre({ search: { agent: page = '' }, onClose }: DialogProps) {
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
