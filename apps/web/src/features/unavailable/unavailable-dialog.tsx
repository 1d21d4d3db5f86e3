import { useLingui } from '@lingui/react/macro';
import { Modal } from '@palpite/ui/modal.tsx';
import { useQuery } from '@tanstack/react-query';
import Wrench from 'lucide-react/icons/wrench';
import { gameQuery } from '../../parts/catalogue/catalogue-queries.ts';
import { MaintenanceText, SuggestedGames } from '../../parts/catalogue/suggested-games.tsx';
import type { DialogProps } from '../../lib/dialog-entry.ts';
import { useServices } from '../../lib/services.ts';

/** A game that cannot be opened now: says so, explains it, and offers others of its kind. */
export function UnavailableDialog({ search: { unavailable: nodeId = '' }, onClose }: DialogProps) {
  const { t } = useLingui();
  const { data } = useQuery(gameQuery(useServices(), nodeId));
  const name = data?.game.gameName;
  return (
    <Modal
      name="unavailable"
      title={name ?? t`Under maintenance`}
      closeLabel={t`Close`}
      size="md"
      open
      onClose={onClose}
    >
      <p className="flex items-start gap-3 rounded-box bg-sunken p-4 text-14">
        <Wrench size={20} className="shrink-0 text-warning" />
        <MaintenanceText />
      </p>
      <div className="mt-5">
        <SuggestedGames games={data?.suggestions} headingLevel={3} />
      </div>
    </Modal>
  );
}
